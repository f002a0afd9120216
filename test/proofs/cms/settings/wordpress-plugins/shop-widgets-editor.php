<?php
add_filter('tiny_mce_before_init', function ($init) {
  $init['content_style'] = ($init['content_style'] ?? '') .
    "[data-shop-widget] { border: 1px dashed #888; padding: 8px } " .
    "[data-shop-widget]::before { content: 'Shop widget: ' attr(data-shop-widget) ' ' }";
  $init['setup'] = 'function (editor) {
    editor.on("PreInit", function () {
      var protect = function (value) {
        return function (nodes) { nodes.forEach(function (node) { node.attr("contenteditable", value) }) };
      };
      editor.parser.addAttributeFilter("data-shop-widget", protect("false"));
      editor.serializer.addAttributeFilter("data-shop-widget", protect(null));
    });
  }';
  return $init;
});
