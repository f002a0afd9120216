<?php

use ShopWidgets\Content;

/** The content of the footer: the page `shopwidgets:footer`, with a heading for each section and lists of links. */
class ShopWidgetsFooter
{
    public const PAGE = 'shopwidgets:footer';

    /** Longer lines are no item. Strangers may have written them, and patterns take long for them. */
    private const LONGEST_LINE = 500;

    /** The first link of a line: its target, and its words if it has some. */
    private const LINK = '~\[\[\s*([^|\]]+?)\s*(?:\|\s*([^\]]*?)\s*)?\]\]~';

    /**
     * Whether strangers cannot write the page: what they wrote would be the legal links of all pages. Where anybody may
     * register, strangers are also those who are in the group of new users.
     */
    public static function isProtected(): bool
    {
        global $conf;
        $groups = actionOK('register') ? [$conf['defaultgroup']] : [];
        return auth_aclcheck(self::PAGE, '', $groups) < AUTH_EDIT;
    }

    /**
     * @param array<string, string> $headings the headings of the sections `groups`, `legal` and `countries`
     * @return array the content as the footer has it
     */
    public static function content(array $headings): array
    {
        $sections = [];
        $section = '';
        foreach (explode("\n", rawWiki(self::PAGE)) as $line) {
            if (strlen($line) > self::LONGEST_LINE) {
                continue;
            }
            $line = rtrim($line);
            if (strpos(ltrim($line), '==') === 0 && substr($line, -2) === '==') {
                $name = mb_strtolower(trim($line, "= \t"));
                $section = (string)array_search($name, array_map('mb_strtolower', $headings), true);
            } elseif ($section !== '' && preg_match('~^(\t|  )(\s*)[*-]\s*(.+)$~', $line, $found)) {
                $item = self::item(trim($found[3]));
                $last = count($sections[$section] ?? []) - 1;
                if ($found[2] !== '' && $last >= 0) {
                    $sections[$section][$last]['links'][] = ['link' => $item['link']];
                } else {
                    $sections[$section][] = $item;
                }
            }
        }
        return Content::of($sections);
    }

    /** An item: a link or words, and what follows in parentheses. */
    private static function item(string $line): array
    {
        $mark = preg_match('~\(\s*(\w+)\s*\)\s*$~', $line, $found) ? $found[1] : '';
        $words = trim(preg_replace('~\(\s*\w+\s*\)\s*$~', '', $line));
        $target = '';
        if (preg_match(self::LINK, $line, $found)) {
            $target = preg_match('~^(?:https?://|mailto:|tel:|/)~i', $found[1]) ? $found[1] : wl(cleanID($found[1]));
            $words = ($found[2] ?? '') === '' ? $found[1] : $found[2];
        }
        return ['link' => ['url' => $target, 'text' => $words], 'marks' => [$mark], 'words' => '', 'links' => []];
    }
}
