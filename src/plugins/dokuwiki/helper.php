<?php

use dokuwiki\Extension\Plugin;
use ShopWidgets\Settings;
use ShopWidgets\Tag;

require_once __DIR__ . '/load.php';
require_once __DIR__ . '/Footer.php';

/** What the syntax and the events print. */
class helper_plugin_shopwidgets extends Plugin
{
    public function settings(): Settings
    {
        return Settings::ofWiki([$this, 'getConf']);
    }

    /**
     * The countries that tags of any page have named: the head of a page is written before its sidebar is read. They are
     * in the folder of the parsed pages, so that both are emptied together.
     *
     * @param string $new the country of a tag that is parsed
     * @return string[]
     */
    public function sites(string $new = ''): array
    {
        $file = getCacheName('shopwidgets', '.sites');
        $sites = array_filter(explode("\n", io_readFile($file)));
        if (in_array($new, Tag::attributes('newsletter')['site']['values'], true) && !in_array($new, $sites, true)) {
            io_saveFile($file, "$new\n", true);
        }
        return $sites;
    }

    /**
     * @param array<string, string> $attributes as they were written
     * @return string the widget, or a message that says what is wrong with it
     */
    public function html(string $widget, array $attributes = []): string
    {
        if (!in_array($widget, Tag::WIDGETS, true)) {
            return $this->message('unknown_widget', $widget, implode(', ', Tag::WIDGETS));
        }
        $settings = $this->settings();
        if ($settings->problem() !== null) {
            return $this->message('setting', $settings->problem());
        }
        [$values, $problems] = Tag::check($widget, $attributes);
        if ($problems) {
            return $this->message(...$problems[0]);
        }
        $isFooter = $widget === 'footer' && page_exists(ShopWidgetsFooter::PAGE);
        $counts = $isFooter && ShopWidgetsFooter::isProtected();
        // For users who can change the rights.
        $note = $isFooter && !$counts && auth_ismanager() ? $this->message('footer_open', ShopWidgetsFooter::PAGE) : '';
        return $note . Tag::html($widget, $values, $settings, $counts ? $this->content() : []);
    }

    /** The content of the footer, as a page of the wiki says it. */
    private function content(): array
    {
        $headings = [];
        foreach (['groups', 'legal', 'countries'] as $section) {
            $headings[$section] = $this->getLang("footer_$section");
        }
        return ShopWidgetsFooter::content($headings);
    }

    private function message(string $reason, string $name, string $allowed = ''): string
    {
        $text = sprintf($this->getLang($reason), substr($name, 0, 50), $allowed);
        return '<div class="error">' . Tag::escape($this->getLang('name') . ": $text") . '</div>';
    }
}
