<?php

namespace ShopWidgets;

/** The content of the footer, from lists of links. An item has a `link`, `marks`, `words`, and `links` below it. */
final class Content
{
    /** @param array<string, array[]> $lists the items of `groups`, `legal` and `countries`; what is missing stays built in */
    public static function of(array $lists): array
    {
        return array_filter([
            'teaser' => array_filter(['groups' => array_map([self::class, 'group'], $lists['groups'] ?? [])]),
            'legalLinks' => array_map([self::class, 'legalLink'], $lists['legal'] ?? []),
            'countries' => array_map([self::class, 'country'], $lists['countries'] ?? []),
        ]);
    }

    /** A group of links: the item is its heading, and a mark its icon. */
    private static function group(array $item): array
    {
        $heading = $item['link']['url'] === '' ? ['text' => $item['link']['text']] : ['link' => $item['link']];
        foreach (array_intersect(Data::of('shop')['icons'], $item['marks']) as $icon) {
            $heading['iconName'] = $icon;
        }
        $links = $item['links'];
        if ($links && isset($heading['link']) && !in_array($heading['link']['url'], array_column(array_column($links, 'link'), 'url'), true)) {
            // On a phone a heading only opens its group, so its page is the first link in there.
            array_unshift($links, ['link' => $heading['link'], 'hideInClassic' => true]);
        }
        return array_filter(['heading' => $heading, 'introductoryText' => $item['words'], 'links' => $links]);
    }

    private static function legalLink(array $item): array
    {
        return $item['link'] + (in_array('emphasis', $item['marks'], true) ? ['emphasis' => true] : []);
    }

    /** A country. Its name in its own language or in one of the plugins, or its code as a mark, brings its flag. */
    private static function country(array $item): array
    {
        ['url' => $url, 'text' => $label] = $item['link'];
        $country = ['label' => $label, 'code' => $label] + ($url === '' ? [] : ['href' => $url]);
        foreach (Data::of('shop')['sites'] as $code => $site) {
            if (in_array($label, [$site['label'], ...array_values($site['names'])], true) || in_array($code, $item['marks'], true)) {
                return ['code' => $code, 'flag' => $site['flag']] + $country;
            }
        }
        return $country;
    }
}
