<?php
// Belongs to LocalSettings.php: what an integrator adds there.

$wgRawHtml = true;
// With the extension, the guide's snippet has nothing to do.
if (!is_dir("$IP/extensions/ShopWidgets")) {
  require __DIR__ . '/mediawiki-shop-widgets.php';
  $wgHooks['SkinAfterContent'][] = function (&$data) {
    $data .= '<shop-preview></shop-preview>';
  };
}

// What the machine needs.
$wgCacheDirectory = getenv('HOST_FOLDER');
$wgTmpDirectory = getenv('HOST_FOLDER');
$wgDBerrorLog = false;
// Every notice of PHP goes to a file, which the test reads.
error_reporting(E_ALL);
ini_set('log_errors', '1');
ini_set('error_log', getenv('HOST_ERRORS'));
$wgDebugLogGroups = ['error' => getenv('HOST_ERRORS'), 'exception' => getenv('HOST_ERRORS')];
// Otherwise a changed setting empties the parser's cache, and a test could not see that the key of the cache has changed.
$wgInvalidateCacheOnLocalSettingsChange = false;
$wgMainCacheType = CACHE_NONE;
$wgJobRunRate = 0;
$wgUsePathInfo = false;
// A test edits more pages in a minute than a visitor may.
$wgRateLimits = [];
