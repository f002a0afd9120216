<?php

if (!function_exists('shop_widget')) {
    /**
     * A widget as HTML, escaped: `echo shop_widget('newsletter', ['site' => 'AT', 'link' => '/subscribenewsletter']);`
     *
     * @param string $widget the tag without `shop-`; another one prints nothing
     * @param array<string, mixed> $values the attributes of the tag; `link` (http, https or a path) and `label` of the
     *   fallback link, without which it is in the language of the site; `texts` and `content` as arrays
     */
    function shop_widget(string $widget, array $values = []): string
    {
        $widgets = [
            '__WIDGET__',
        ];
        $names = [
            '__ATTRIBUTE__',
        ];
        $links = [
            '__SITE__' => '__LINK__',
        ];
        if (!in_array($widget, $widgets, true)) {
            return '';
        }
        $escape = function ($value): string {
            $text = $value === true ? 'true' : (string) $value;
            return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
        };
        $html = "<shop-$widget";
        foreach ($names as $name) {
            $value = $values[$name] ?? '';
            if (is_scalar($value) && $value !== false && $value !== '') {
                $html .= " $name=\"" . $escape($value) . '"';
            }
        }
        $html .= '>';
        $link = (string) ($values['link'] ?? '');
        if (preg_match('~^(?:https?://|/)~i', $link) === 1) {
            $site = strtoupper(is_string($values['site'] ?? null) ? $values['site'] : '');
            $label = $values['label'] ?? $links[$site] ?? 'Newsletter';
            $html .= '<a href="' . $escape($link) . '">' . $escape($label) . '</a>';
        }
        foreach (['texts', 'content'] as $name) {
            if (!empty($values[$name])) {
                // A `<` in the JSON could end the script.
                $json = json_encode($values[$name], JSON_HEX_TAG | JSON_INVALID_UTF8_SUBSTITUTE);
                $html .= "<script type=\"application/json\" data-$name>$json</script>";
            }
        }
        return "$html</shop-$widget>";
    }
}
