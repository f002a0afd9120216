<?php
// What optimizers do to the HTML and the scripts of a page, with the expressions that are usual for it.
if (isset($_GET['host_optimizer'])) ob_start('host_optimize');

function host_optimize($html) {
  $html = preg_replace_callback('#<script([^>]*?)\ssrc=(["\'])(.*?)\2([^>]*)></script>#is', 'host_optimize_script', $html);
  $html = preg_replace('/<!--(?!\[if)[\s\S]*?-->/', '', $html);
  $html = preg_replace('/>\s+</', '> <', $html);
  return preg_replace('/=(["\'])([\w.-]+)\1(?=[\s>])/', '=$2', $html);
}

/** Renames and minifies the script, keeps its attributes but for the hash, and adds `defer` and `async`. */
function host_optimize_script($found) {
  [, $before, , $address, $after] = $found;
  $path = wp_parse_url(html_entity_decode($address), PHP_URL_PATH);
  $source = @file_get_contents(ABSPATH . ltrim($path, '/'));
  $attributes = preg_replace('#\s(?:integrity|id)=(["\']).*?\1#', '', $before . $after);
  if ($source === false || !str_contains($path, '/shop-widgets/')) return $found[0];
  $name = 'cache-' . md5($path) . '.js';
  $source = preg_replace(['#^\s*//.*$#m', '#/\*[\s\S]*?\*/#', '#^\s+|\s+$#m'], '', $source);
  file_put_contents(getenv('HOST_DOCUMENTS') . "/wp-content/uploads/$name", $source);
  return "<script data-minify=\"1\" async='async'$attributes defer src='/wp-content/uploads/$name'></script>";
}
