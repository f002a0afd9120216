<?php

use dokuwiki\Extension\ActionPlugin;
use ShopWidgets\Tag;

/** Adds the script to every page, the footer where it is set, and a button to the editor. */
class action_plugin_shopwidgets extends ActionPlugin
{
    private const FOLDER = DOKU_BASE . 'lib/plugins/shopwidgets';

    /** @inheritDoc */
    public function register(Doku_Event_Handler $controller)
    {
        $controller->register_hook('TPL_METAHEADER_OUTPUT', 'BEFORE', $this, 'addScript');
        $controller->register_hook('TPL_CONTENT_DISPLAY', 'BEFORE', $this, 'addFooter');
        $controller->register_hook('TOOLBAR_DEFINE', 'AFTER', $this, 'addButton');
        $controller->register_hook('HTTPCLIENT_REQUEST_SEND', 'BEFORE', $this, 'hideFromDirectory');
    }

    /**
     * On every page: a tag can also come from a sidebar or from an included page. The script does nothing without a tag.
     * Not cached, unlike the text of a page.
     */
    public function addScript(Doku_Event $event)
    {
        $helper = $this->loadHelper('shopwidgets');
        $settings = $helper->settings();
        if ($settings->problem() === null) {
            $sites = [$settings->site(), ...$helper->sites()];
            array_push($event->data['link'], ...$settings->preloads(self::FOLDER, $sites));
            $event->data['script'][] = $settings->scriptAttributes(self::FOLDER, $sites) + ['_data' => ''];
        }
    }

    /**
     * The public directory of extensions knows them by name alone. It is never asked for this one, because a stranger's
     * extension of the same name would be offered as its update.
     */
    public function hideFromDirectory(Doku_Event $event)
    {
        $url = $event->data['url'];
        if (strpos($url, 'pluginrepo') !== false) {
            $event->data['url'] = preg_replace('~([?&])ext(?:\[\]|%5B%5D)=shopwidgets(?=&|$)~i', '$1', $url);
        }
        if (isset($event->data['data']['ext'])) {
            $event->data['data']['ext'] = array_values(array_diff($event->data['data']['ext'], ['shopwidgets']));
        }
    }

    /** Below the text of a page, which is the one place that every template has. */
    public function addFooter(Doku_Event $event)
    {
        global $ACT;
        $helper = $this->loadHelper('shopwidgets');
        $attributes = Tag::footerBelow($event->data);
        if ($ACT === 'show' && $helper->settings()->hasFooter() && $attributes !== null) {
            $event->data .= $helper->html('footer', $attributes);
        }
    }

    /** A button for the sign-up, the widget that editors place. */
    public function addButton(Doku_Event $event)
    {
        $event->data[] = [
            'type' => 'insert',
            'title' => $this->getLang('button'),
            'icon' => self::FOLDER . '/images/sign-up.svg',
            'insert' => '{{shop>newsletter}}',
            'block' => true,
        ];
    }
}
