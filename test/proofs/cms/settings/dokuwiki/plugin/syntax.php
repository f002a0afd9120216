<?php
/** Without raw HTML: {{shop>newsletter}} is the tag, and nothing else can be written. */
class syntax_plugin_shopwidget extends DokuWiki_Syntax_Plugin {
  public function getType() { return 'substition'; }
  public function getPType() { return 'block'; }
  public function getSort() { return 300; }
  public function connectTo($mode) {
    $this->Lexer->addSpecialPattern('\{\{shop>(?:newsletter|footer)\}\}', $mode, 'plugin_shopwidget');
  }
  public function handle($match, $state, $pos, Doku_Handler $handler) {
    return ['shop-' . substr($match, 7, -2)];
  }
  public function render($format, Doku_Renderer $renderer, $data) {
    if ($format !== 'xhtml') return false;
    $renderer->doc .= "<$data[0]><a href=\"/subscribenewsletter\">Newsletter</a></$data[0]>";
    return true;
  }
}
