<?php

namespace ShopWidgets;

/** The settings of the wiki's administrator. Each value is checked, because a settings file can contain anything. */
final class Settings
{
    /** An origin, or nothing. */
    public const ORIGIN = '~^(?:https?://[a-z0-9.\[\]:-]{1,180}/?)?$~Di';

    /** An http(s) address or a path, or nothing. */
    public const ADDRESS = '~^(?=.{0,200}$)(?:https?://[a-z0-9.\[\]:-]+)?(?:/(?!/)[^\x00-\x20\x7f"\'<>\\\\]*)?$~Di';

    /** One line of text, or nothing. */
    public const TEXT = '~^[^\p{Cc}]{0,200}$~Du';

    /** Lines of a key and its text, such as `newsletter.title = Post`. */
    public const TEXTS = '~^(?:[ \t]*(?:[a-z]+\.[\w.]+[ \t]*=[^\r\n]{1,5000})?(?:\r?\n|$))*$~Diu';

    private const PATTERNS = [
        'service-base' => self::ORIGIN,
        'link-base' => self::ORIGIN,
        'image-base' => self::ADDRESS,
        'script' => self::ADDRESS,
        'name' => self::TEXT,
        'company' => self::TEXT,
        'goods' => self::TEXT,
    ];

    private const CHOICES = ['site', 'offer', 'ab-tests'];

    private const FLAGS = ['send-site', 'footer', 'placeholders'];

    /** @var array<string, mixed> the values by the setting's name */
    private $values = [];

    /**
     * @param callable(string): mixed $read returns the value of a setting, as the wiki stores it
     */
    public function __construct(callable $read)
    {
        foreach (self::names() as $name) {
            $this->values[$name] = $read($name);
        }
    }

    /** @return string[] */
    public static function names(): array
    {
        return [...self::CHOICES, ...self::FLAGS, ...array_keys(self::PATTERNS), 'texts'];
    }

    /** @return string[] the values of a setting that has a closed set of them */
    public static function choices(string $name): array
    {
        return Tag::attributesOf($name === 'ab-tests' ? 'session' : 'newsletter')[$name]['values'];
    }

    /** @return string|null the name of the first setting whose value is not allowed */
    public function problem(): ?string
    {
        foreach ($this->values as $name => $value) {
            if (!self::isAllowed($name, $value)) {
                return $name;
            }
        }
        return null;
    }

    private static function isAllowed(string $name, $value): bool
    {
        if (in_array($name, self::FLAGS, true)) {
            return is_scalar($value);
        }
        if ($name === 'texts') {
            return self::textsOf($value) !== null;
        }
        if (!is_string($value)) {
            return false;
        }
        if (in_array($name, self::CHOICES, true)) {
            return in_array($value, self::choices($name), true);
        }
        return preg_match(self::PATTERNS[$name], $value) === 1;
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
        return rtrim($this->values['link-base'], '/') . '/subscribenewsletter';
    }

    /** @return array<string, string|null> texts of the widgets, by their key */
    public function texts(): array
    {
        $texts = array_filter([
            'shop.name' => trim($this->values['name']),
            'shop.company' => trim($this->values['company']),
            'shop.goods' => trim($this->values['goods']),
        ] + (self::textsOf($this->values['texts']) ?? []), 'strlen');
        // A dash removes a link of the form.
        foreach (preg_grep('~^newsletter\.link\.~', array_keys($texts, '-', true)) as $key) {
            $texts[$key] = null;
        }
        return $texts;
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
            if (!preg_match('~^[a-z]+\.[\w.]+$~Di', (string)$key) || !is_string($text) || !preg_match('~^.{1,5000}$~Dsu', $text)) {
                return null;
            }
        }
        return $texts;
    }

    /**
     * @param string $folder the address of the plugin's folder
     * @return array<string, string> the attributes of the script tag
     */
    public function scriptAttributes(string $folder): array
    {
        $attributes = $this->values['script'] === '' ? self::ownScript($folder) : ['src' => $this->values['script']];
        foreach (['site', 'offer', 'ab-tests', 'service-base', 'link-base', 'image-base'] as $name) {
            if ($this->values[$name] !== '') {
                $attributes["data-$name"] = $this->values[$name];
            }
        }
        if ($this->texts()) {
            $attributes['data-texts'] = json_encode($this->texts(), JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE);
        }
        if ($this->values['send-site']) {
            $attributes['data-send-site'] = '';
        }
        if (!$this->values['placeholders']) {
            $attributes['data-placeholders'] = 'off';
        }
        return $attributes + ['defer' => 'defer'];
    }

    /** The plugin's copy. Its address changes with its content, so that a server may send it as `immutable`. */
    private static function ownScript(string $folder): array
    {
        $script = require dirname(__DIR__) . '/script.php';
        $src = "$folder/script/{$script['file']}?v=" . substr(preg_replace('~\W~', '', $script['integrity']), 6, 12);
        return ['src' => $src, 'integrity' => $script['integrity'], 'crossorigin' => 'anonymous'];
    }
}
