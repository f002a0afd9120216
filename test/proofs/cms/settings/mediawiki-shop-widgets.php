<?php
$wgHooks['BeforePageDisplay'][] = function ($out) {
  $out->addHeadItem('shop-widgets', '<script src="/shop-widgets.js" data-site="AT" data-send-site defer></script>');
};
