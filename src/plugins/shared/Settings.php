<?php

namespace ShopWidgets;

/** The settings of the administrator. Each value can be checked, because a settings file can contain anything. */
final class Settings
{
    /** One line of text, an origin or an address, or nothing; lines of a key and its text: `newsletter.title = Post`. */
    public const PATTERNS = [
        'text' => '~^[^\p{Cc}]{0,200}$~Du',
        'origin' => '~^(?:https?://[a-z0-9.\[\]:-]{1,180}/?)?$~Di',
        'address' => '~^(?=.{0,200}$)(?:https?://[a-z0-9.\[\]:-]+)?(?:/(?!/)[^\x00-\x20\x7f"\'<>\\\\]*)?$~Di',
        'texts' => '~^(?:[ \t]*(?:[a-z_]+\.[\w.]+[ \t]*=[^\r\n]{1,5000})?(?:\r?\n|$))*$~Diu',
    ];

    /** @var array<string, mixed> the values by the setting's name */
    private $values;

    public function __construct(array $values)
    {
        $this->values = $values;
    }

    /**
     * @param callable(string): mixed $read returns the value of a setting, as a wiki stores it
     */
    public static function ofWiki(callable $read): self
    {
        $names = array_keys(Data::settings('wiki'));
        return new self(array_combine($names, array_map($read, $names)));
    }

    /** @return string|null the name of the first setting of a wiki whose value is not allowed */
    public function problem(): ?string
    {
        foreach (Data::settings('wiki') as $name => $field) {
            if (!self::isAllowed($field, $this->values[$name])) {
                return $name;
            }
        }
        return null;
    }

    private static function isAllowed(array $field, $value): bool
    {
        switch ($field['kind']) {
            case 'flag':
                return is_scalar($value);
            case 'texts':
                return self::textsOf($value) !== null;
            case 'choice':
                return is_string($value) && isset(Data::options($field, 'en')[$value]);
            default:
                return is_string($value) && preg_match(self::PATTERNS[$field['kind']], $value) === 1;
        }
    }

    /** Whether the footer is shown below every page. */
    public function hasFooter(): bool
    {
        return (bool)$this->values['footer'];
    }

    /** Whether a page has a placeholder, and may have one. */
    public function fills(string $page): bool
    {
        return $this->values['placeholders'] && strpos($page, 'data-shop-widget') !== false;
    }

    /** The country of a tag that names none. */
    public function site(): string
    {
        return $this->values['site'];
    }

    /** A value that identifies the settings, for the key of a cache. */
    public function hash(): string
    {
        return md5(serialize($this->values));
    }

    /** @return string|null the origin of a setting that is an address, unless it is the wiki's own */
    public function origin(string $name): ?string
    {
        return preg_match('~^https?://[^/]+~i', $this->values[$name], $found) ? $found[0] : null;
    }

    /** The address of the page with the sign-up, for visitors without the script. */
    public function signUpPage(): string
    {
        return rtrim($this->values['link_base'], '/') . '/subscribenewsletter';
    }

    /**
     * @param mixed $value texts by key, or lines such as `newsletter.title = Post`
     * @return array<string, string>|null null if it is something else
     */
    private static function textsOf($value): ?array
    {
        $texts = is_array($value) ? $value : [];
        foreach (is_string($value) ? array_filter(array_map('trim', explode("\n", $value)), 'strlen') : [] as $line) {
            [$key, $text] = explode('=', $line, 2) + [1 => ''];
            $texts[trim($key)] = trim($text);
        }
        foreach ($texts as $key => $text) {
            if (!preg_match('~^[a-z_]+\.[\w.]+$~Di', (string)$key) || !is_string($text) || !preg_match('~^.{1,5000}$~Dsu', $text)) {
                return null;
            }
        }
        return $texts;
    }

    /**
     * @param string $folder the address of the plugin's folder
     * @param string[] $sites the countries of the tags, where they are known
     * @return array<string, string> the attributes of the script tag
     */
    public function scriptAttributes(string $folder, array $sites): array
    {
        $texts = [];
        $page = [];
        foreach (Data::of('shared/settings') as $field) {
            $value = trim((string)($field['kind'] === 'texts' ? '' : $this->values[$field['key']] ?? ''));
            if (isset($field['text']) && $value !== '') {
                $texts[$field['text']] = $value;
            } elseif (isset($field['attribute']) && $value !== '' && ($value || $field['kind'] !== 'flag')) {
                $page["data-{$field['attribute']}"] = $value;
            }
        }
        $texts += self::textsOf($this->values['texts']) ?? [];
        // A dash removes a link of the form.
        foreach (preg_grep('~^(?:[A-Z_]+\.)?newsletter\.link\.~', array_keys($texts, '-', true)) as $key) {
            $texts[$key] = null;
        }
        if ($texts) {
            $page['data-texts'] = json_encode($texts, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE);
        }
        if (!$this->values['placeholders']) {
            $page['data-placeholders'] = 'off';
        }
        return $this->script($folder, $sites) + $page;
    }

    /**
     * The links that let the browser load the chunks of the modules at the same time as their entry.
     *
     * @return array[] the attributes of each
     */
    public function preloads(string $folder, array $sites): array
    {
        $files = $this->values['script'] === '' ? $this->files($sites)['preload'] ?? [] : [];
        $link = fn(array $chunk): array => ['rel' => 'modulepreload'] + self::pinned('href', $folder, $chunk);
        return array_map($link, $files);
    }

    /** The script of the settings, or that of the plugin. */
    private function script(string $folder, array $sites): array
    {
        $address = $this->values['script'];
        $integrity = $this->values['integrity'] ?? '';
        $attributes = ['src' => $address];
        if ($address === '') {
            $attributes = self::pinned('src', $folder, $this->files($sites));
        } elseif ($integrity !== '') {
            $attributes += ['integrity' => $integrity, 'crossorigin' => 'anonymous'];
        }
        $isModule = preg_match('~/modules/[^/]+\.js$~', $attributes['src']) === 1;
        return $attributes + ($isModule ? ['type' => 'module'] : ['defer' => 'defer']);
    }

    /** The modules of the one country of a page, or the one script. A placeholder can name any country. */
    private function files(array $sites): array
    {
        $sites = array_unique($sites);
        $isOneScript = $this->values['placeholders'] || $this->values['one_script'] || count($sites) !== 1;
        return Data::script($isOneScript ? '' : reset($sites));
    }

    /** The attributes with the address and the hash of a file of the plugin. */
    private static function pinned(string $attribute, string $folder, array $file): array
    {
        $address = "$folder/script/{$file['file']}";
        return [$attribute => $address, 'integrity' => $file['integrity'], 'crossorigin' => 'anonymous'];
    }
}
