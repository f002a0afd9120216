<?php

namespace ShopWidgets;

/** A widget in a text, as an editor writes it and as the page contains it. */
final class Tag
{
    /** The widgets that a page can contain. */
    public const WIDGETS = ['newsletter', 'footer', 'session', 'preview'];

    /** The longest value that the script accepts. */
    public const LONGEST = 200;

    /** The widgets with a sign-up: they have a link to its page as their fallback. */
    public const WITH_SIGN_UP = ['newsletter', 'footer'];

    /**
     * The attributes that an editor may write. Addresses of requests and links, and calls of the whole page, are the
     * administrator's.
     */
    public static function attributes(string $widget): array
    {
        return array_filter(Data::of('attributes')["shop-$widget"], fn(array $attribute): bool => $attribute['editor']);
    }

    /**
     * Checks the attributes that an editor wrote.
     *
     * @param array<string, string> $given values by attribute
     * @return array{0: array<string, string>, 1: array[]} those that are right, as the script knows them, and for each
     *   other one a reason (`unknown`, `reserved`, `long`, `value`), the attribute, and what is allowed instead
     */
    public static function check(string $widget, array $given): array
    {
        $known = self::attributes($widget);
        $values = [];
        $problems = [];
        foreach (array_map('trim', $given) as $name => $value) {
            if (!isset($known[$name])) {
                $isReserved = isset(Data::of('attributes')["shop-$widget"][$name]);
                $problems[] = $isReserved ? ['reserved', $name, ''] : ['unknown', $name, implode(', ', array_keys($known))];
            } elseif (!preg_match('~^[^\x00-\x1f\x7f]{0,' . self::LONGEST . '}$~Du', $value)) {
                // It may be no UTF-8, too.
                $problems[] = ['long', $name, (string)self::LONGEST];
            } elseif (self::read($known[$name], $value) === null) {
                $problems[] = ['value', $name, implode(', ', $known[$name]['values'])];
            } elseif ($value !== '' || $known[$name]['kind'] === 'flag') {
                $values[$name] = self::read($known[$name], $value);
            }
        }
        return [$values, $problems];
    }

    /** A value as the script knows it, or null if it is not one of those that are possible. */
    private static function read(array $attribute, string $value): ?string
    {
        if ($value === '' || !isset($attribute['values'])) {
            return $value;
        }
        $known = array_combine(array_map('strtolower', $attribute['values']), $attribute['values']);
        $words = $attribute['kind'] === 'tokens' ? preg_split('~[\s,]+~', $value) : [$value];
        $read = array_intersect_key($known, array_flip(array_map('strtolower', $words)));
        return count($read) === count(array_unique(array_map('strtolower', $words))) ? implode(' ', $read) : null;
    }

    /**
     * The attributes of the footer below a page. One sign-up and one footer per page are enough.
     *
     * @param string $page the HTML of the page's text
     * @return array<string, string>|null null if the page has the footer already
     */
    public static function footerBelow(string $page): ?array
    {
        if (strpos($page, '<shop-footer') !== false) {
            return null;
        }
        return strpos($page, '<shop-newsletter') === false ? [] : ['hide-newsletter' => ''];
    }

    /**
     * @param array<string, string> $attributes checked values
     * @param Settings $settings checked settings
     * @param array $content what the system says of the footer; the rest of it is built in
     */
    public static function html(string $widget, array $attributes, Settings $settings, array $content = []): string
    {
        if ($widget === 'footer' && $content) {
            $attributes['data-content'] = json_encode($content, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE);
        }
        if (isset($attributes['headline'])) {
            $attributes['data-texts'] = json_encode(['newsletter.title' => $attributes['headline']], JSON_UNESCAPED_UNICODE);
            unset($attributes['headline']);
        }
        return self::element("shop-$widget", $attributes, self::fallback($widget, $attributes, $settings));
    }

    /** The link that shows until the tag has rendered, and without JavaScript. */
    public static function fallback(string $widget, array $attributes, Settings $settings): string
    {
        if (!in_array($widget, self::WITH_SIGN_UP, true)) {
            return '';
        }
        $words = Data::of('shop')['sites'][$attributes['site'] ?? $settings->site()]['link'];
        return self::element('a', ['href' => $settings->signUpPage()], self::escape($words));
    }

    /**
     * @param array<string, string> $attributes the values, by the attribute's name
     * @param string $html what the element contains
     */
    public static function element(string $name, array $attributes, string $html): string
    {
        return "<$name" . self::written($attributes) . ">$html</$name>";
    }

    /** Attributes as HTML, with a space before each. */
    public static function written(array $attributes): string
    {
        $written = '';
        foreach ($attributes as $attribute => $value) {
            $written .= " $attribute=\"" . self::escape($value) . '"';
        }
        return $written;
    }

    /** A text as HTML. Shortcodes in it stay text. */
    public static function escape(string $text): string
    {
        $escaped = htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
        return str_replace(['[', ']'], ['&#91;', '&#93;'], $escaped);
    }
}
