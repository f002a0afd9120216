<?php

use dokuwiki\Extension\SyntaxPlugin;

/** `{{shop>newsletter?site=AT&heading-level=3}}` is the tag, in a wiki without raw HTML, too. */
class syntax_plugin_shopwidgets extends SyntaxPlugin
{
    private const OPEN = '{{shop>';
    private const CLOSE = '}}';

    /** @inheritDoc */
    public function getType()
    {
        return 'substition';
    }

    /** @inheritDoc */
    public function getPType()
    {
        return 'block';
    }

    /** @inheritDoc Before media files, whose syntax has the same braces. */
    public function getSort()
    {
        return 300;
    }

    /** @inheritDoc */
    public function connectTo($mode)
    {
        $this->Lexer->addSpecialPattern('\{\{shop>[^{}]*\}\}', $mode, 'plugin_shopwidgets');
    }

    /** @inheritDoc */
    public function handle($match, $state, $pos, Doku_Handler $handler)
    {
        $written = substr($match, strlen(self::OPEN), -strlen(self::CLOSE));
        [$widget, $query] = explode('?', $written, 2) + [1 => ''];
        $attributes = [];
        foreach (array_filter(explode('&', $query), 'strlen') as $pair) {
            [$name, $value] = explode('=', $pair, 2) + [1 => ''];
            $attributes[strtolower(trim($name))] = rawurldecode($value);
        }
        global $ACT;
        // What somebody previews is on no page.
        if ($ACT !== 'preview') {
            $this->loadHelper('shopwidgets')->sites(strtoupper(trim($attributes['site'] ?? '')));
        }
        return [strtolower(trim($widget)), $attributes];
    }

    /** @inheritDoc Checks here and not before, so that a changed setting or a new version counts on every page. */
    public function render($format, Doku_Renderer $renderer, $data)
    {
        if ($format !== 'xhtml') {
            return false;
        }
        if ($data[0] === 'footer') {
            // Its content is another page.
            $renderer->nocache();
        }
        $renderer->doc .= $this->loadHelper('shopwidgets')->html(...$data);
        return true;
    }
}
