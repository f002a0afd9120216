<?php
// Stands for wp-config.php; what changes from run to run is in the environment.
define('DB_HOST', getenv('DB_HOST'));
define('DB_NAME', getenv('DB_NAME'));
define('DB_USER', getenv('DB_USER'));
define('DB_PASSWORD', getenv('DB_PASSWORD'));
// Two sites in a network, with tables of their own: a test without a browser.
if (in_array(getenv('HOST_NETWORK'), ['activate', 'run'], true)) {
  define('MULTISITE', true);
  define('SUBDOMAIN_INSTALL', false);
  define('DOMAIN_CURRENT_SITE', 'network.example');
  define('PATH_CURRENT_SITE', '/');
  define('SITE_ID_CURRENT_SITE', 1);
  define('BLOG_ID_CURRENT_SITE', 1);
} else {
  define('WP_HOME', getenv('HOST_URL'));
  define('WP_SITEURL', WP_HOME);
}
if (!defined('ABSPATH')) define('ABSPATH', getenv('HOST_DOCUMENTS') . '/');
// With the plugin, the guide's snippets have nothing to do.
define('WPMU_PLUGIN_DIR', getenv('HOST_SETTINGS') .
  (is_dir(ABSPATH . 'wp-content/plugins/shop-widgets') ? '/wordpress-with-plugin' : '/wordpress-plugins'));
// Every notice of PHP goes to a file, which the test reads.
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', getenv('HOST_ERRORS'));
// Nothing leaves the machine.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
define('FS_METHOD', 'direct');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $key) {
  define($key, hash('sha256', getenv('DB_PASSWORD') . $key));
}
$table_prefix = getenv('HOST_NETWORK') ? 'net_' : 'wp_';
require_once ABSPATH . 'wp-settings.php';
