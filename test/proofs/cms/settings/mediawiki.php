<?php
// Belongs to LocalSettings.php: what an integrator adds there.

$wgRawHtml = true;
require __DIR__ . '/mediawiki-shop-widgets.php';
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
