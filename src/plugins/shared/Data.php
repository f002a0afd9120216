<?php

namespace ShopWidgets;

/** The JSON of the plugin: what the build has made of the widgets, and what is the same in every system. */
final class Data
{
    /** @var array<string, array> */
    private static $files = [];

    public static function of(string $name): array
    {
        return self::$files[$name] ??= json_decode(file_get_contents(dirname(__DIR__) . "/$name.json"), true);
    }

    /** @return array<string, array> the settings of a system, by their names */
    public static function settings(string $system): array
    {
        $fields = array_filter(self::of('shared/settings'), fn(array $field): bool => ($field['in'] ?? $system) === $system);
        return array_column($fields, null, 'key');
    }

    /** @return array<string, string> the values of a setting that has a closed set of them, with their titles */
    public static function options(array $field, string $language): array
    {
        if ($field['key'] === 'site') {
            return array_map(fn(array $site): string => $site['names'][$language], self::of('shop')['sites']);
        }
        return array_map(fn(string $title): string => self::translated($title, $language), $field['options'] ?? []);
    }

    /** @return array<string, string> what a wiki calls its settings, and their values */
    public static function labels(string $language): array
    {
        $labels = [];
        foreach (self::settings('wiki') as $name => $field) {
            $labels[$name] = self::translated($field['label'], $language) . '. ' . self::translated($field['help'], $language);
            foreach (self::options($field, $language) as $value => $title) {
                $labels["{$name}_o_$value"] = $title;
            }
        }
        return $labels;
    }

    /** A text of the settings in German, or as it is. */
    public static function translated(string $text, string $language): string
    {
        return $language === 'de' ? self::of('shared/de')[$text] ?? $text : $text;
    }

    /** @return array the modules of a country, with the chunks to preload, or the one script: each with its hash */
    public static function script(string $site): array
    {
        return self::of('script')['sites'][$site] ?? self::of('script');
    }
}
