<?php

/**
 * `{{shop>newsletter}}` shows the newsletter sign-up.
 */
class syntax_plugin_shopwidgets extends DokuWiki_Syntax_Plugin
{
    public function getType()
    {
        return 'substition';
    }

    public function getPType()
    {
        return 'block';
    }

    public function getSort()
    {
        return 305;
    }

    public function connectTo($mode)
    {
        $this->Lexer->addSpecialPattern('\{\{shop>newsletter\}\}', $mode, 'plugin_shopwidgets');
    }

    public function handle($match, $state, $pos, Doku_Handler $handler)
    {
        return [];
    }

    public function render($format, Doku_Renderer $renderer, $data)
    {
        if ($format !== 'xhtml') {
            return false;
        }
        $renderer->doc .= '<shop-newsletter><a href="/subscribenewsletter">Newsletter</a></shop-newsletter>';
        return true;
    }
}
