<?php

namespace ShopWidgets;

/** A widget in the text of a wiki, as an editor writes it and as the page contains it. */
final class Tag
{
    /** The longest value that the script accepts. */
    private const LONGEST = 200;

    /** The widgets with a sign-up: they have a link to its page as their fallback. */
    private const WITH_SIGN_UP = ['newsletter', 'footer'];

    /** @var string */
    private $widget;

    /** @var array<string, string> */
    private $attributes;

    /**
     * @param string $widget one of `widgets()`
     * @param array<string, string> $attributes the values as they were written, by the attribute's name
     */
    public function __construct(string $widget, array $attributes = [])
    {
        $this->widget = $widget;
        $this->attributes = array_filter(array_map('trim', $attributes), function (string $value, string $name) {
            return $value !== '' || (self::attributesOf($this->widget)[$name]['kind'] ?? '') === 'flag';
        }, ARRAY_FILTER_USE_BOTH);
    }

    /** @return string[] the widgets that a page of a wiki can contain */
    public static function widgets(): array
    {
        return ['newsletter', 'footer', 'session', 'preview'];
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
     * The first attribute that an editor may not write, or not with this value.
     *
     * @return array{0: string, 1: string, 2: string}|null a reason (`unknown`, `reserved`, `long`, `value`), the
     *   attribute, and what is allowed instead
     */
    public function problem(): ?array
    {
        $known = self::attributesOf($this->widget);
        // Addresses of requests and links, and calls of the whole page, are the administrator's.
        $isOpen = function (array $attribute): bool {
            return $attribute['editor'];
        };
        foreach ($this->attributes as $name => $value) {
            if (!isset($known[$name])) {
                return ['unknown', $name, implode(', ', array_keys(array_filter($known, $isOpen)))];
            }
            if (!$isOpen($known[$name])) {
                return ['reserved', $name, ''];
            }
            // Fails on text that is not UTF-8, too.
            if (!preg_match('~^.{0,' . self::LONGEST . '}$~Dsu', $value)) {
                return ['long', $name, (string)self::LONGEST];
            }
            if ($known[$name]['kind'] === 'choice' && !self::isOneOf($known[$name]['values'], $value)) {
                return ['value', $name, implode(', ', $known[$name]['values'])];
            }
        }
        return null;
    }

    /**
     * @param Settings $settings checked settings
     * @param array $content what the wiki says of the footer; the rest of it is built in
     */
    public function html(Settings $settings, array $content = []): string
    {
        $attributes = $this->attributes;
        if ($this->widget === 'footer' && $content) {
            $attributes['data-content'] = json_encode($content, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE);
        }
        $link = '';
        if (in_array($this->widget, self::WITH_SIGN_UP, true)) {
            $site = strtoupper($this->attributes['site'] ?? $settings->site());
            $link = self::element('a', ['href' => $settings->signUpPage()], self::escape(self::shop()['sites'][$site]['link']));
        }
        return self::element("shop-$this->widget", $attributes, $link);
    }

    /**
     * @param array<string, string> $attributes the values, by the attribute's name
     * @param string $html what the element contains
     */
    public static function element(string $name, array $attributes, string $html): string
    {
        $written = '';
        foreach ($attributes as $attribute => $value) {
            $written .= " $attribute=\"" . self::escape($value) . '"';
        }
        return "<$name$written>$html</$name>";
    }

    /** @param string[] $values */
    private static function isOneOf(array $values, string $value): bool
    {
        return in_array(strtolower($value), array_map('strtolower', $values), true);
    }

    public static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }

    /** @return array<string, array> the countries and the icons, as the widgets know them */
    public static function shop(): array
    {
        static $shop;
        return $shop = $shop ?? require dirname(__DIR__) . '/shop.php';
    }

    /**
     * The code and the flag of a country, by its name in its own language, in English or German, or by the code itself.
     *
     * @return array<string, string>
     */
    public static function country(string $label, string $mark): array
    {
        foreach (self::shop()['sites'] as $code => $site) {
            if ($mark === $code || in_array($label, [$site['label'], ...array_values($site['names'])], true)) {
                return ['code' => $code, 'flag' => $site['flag']];
            }
        }
        return ['code' => $label];
    }

    /** @return array<string, array> the attributes of a widget, as the build wrote them of its declaration */
    public static function attributesOf(string $widget): array
    {
        static $tags;
        $tags = $tags ?? require dirname(__DIR__) . '/attributes.php';
        return $tags["shop-$widget"];
    }
}
