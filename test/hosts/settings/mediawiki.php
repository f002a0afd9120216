<?php
// Belongs to LocalSettings.php: what an integrator adds there.

$wgRawHtml = true;
$wgHooks['BeforePageDisplay'][] = function ($out) {
  $out->addHeadItem('shop-widgets', '<script src="/shop-widgets.js" data-site="AT" data-send-site defer></script>');
};
$wgHooks['SkinAfterContent'][] = function (&$data) {
  $data .= '<shop-preview></shop-preview>';
};

// What the machine needs.
$wgCacheDirectory = getenv('HOST_FOLDER');
$wgTmpDirectory = getenv('HOST_FOLDER');
$wgDBerrorLog = false;
$wgDebugLogGroups = [];
$wgMainCacheType = CACHE_NONE;
$wgJobRunRate = 0;
$wgUsePathInfo = false;
