<?php

use dokuwiki\Extension\Plugin;
use ShopWidgets\Settings;
use ShopWidgets\Tag;

require_once __DIR__ . '/Footer.php';
require_once __DIR__ . '/shared/Settings.php';
require_once __DIR__ . '/shared/Tag.php';

/** What the syntax and the events print. */
class helper_plugin_shopwidgets extends Plugin
{
    public function settings(): Settings
    {
        return new Settings(function (string $name) {
            return $this->getConf(str_replace('-', '_', $name));
        });
    }

    /**
     * @param array<string, string> $attributes as they were written
     * @return string the widget, or a message that says what is wrong with it
     */
    public function html(string $widget, array $attributes = []): string
    {
        if (!in_array($widget, Tag::widgets(), true)) {
            return $this->message('unknown_widget', $widget, implode(', ', Tag::widgets()));
        }
        $settings = $this->settings();
        if ($settings->problem() !== null) {
            return $this->message('setting', str_replace('-', '_', $settings->problem()));
        }
        $tag = new Tag($widget, $attributes);
        $problem = $tag->problem();
        return $problem ? $this->message(...$problem) : $tag->html($settings, $this->content());
    }

    /**
     * @param string $page the HTML of the page's text
     */
    public function footerBelow(string $page): string
    {
        $attributes = Tag::footerBelow($page);
        return $attributes === null ? '' : $this->html('footer', $attributes);
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
        return '<div class="error">' . Tag::escape("Shop widgets: $text") . '</div>';
    }
}
