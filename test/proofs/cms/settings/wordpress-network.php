<?php
// A network of two sites with the plugin, without a browser. Prints what came of it as JSON.
$_SERVER['HTTP_HOST'] = 'network.example';
$_SERVER['REQUEST_URI'] = '/';
define('WP_INSTALLING', getenv('HOST_NETWORK') === 'install');
require getenv('HOST_DOCUMENTS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if (WP_INSTALLING) {
  wp_install('Network', 'admin', 'admin@example.org', false, '', getenv('HOST_PASSWORD'));
  foreach ($wpdb->tables('ms_global') as $name => $table) $wpdb->$name = $table;
  define('WP_INSTALLING_NETWORK', true);
  install_network();
  populate_network(1, 'network.example', 'admin@example.org', 'Network', '/', false);
  exit;
}

const PLUGIN = 'shop-widgets/shop-widgets.php';

function each_site($run) {
  $results = [];
  foreach (get_sites(['fields' => 'ids']) as $id) {
    switch_to_blog($id);
    $results[] = $run((int) $id);
    restore_current_blog();
  }
  return $results;
}

if (getenv('HOST_NETWORK') === 'activate') {
  wp_insert_site(['domain' => 'network.example', 'path' => '/two/', 'user_id' => 1]);
  $error = activate_plugin(PLUGIN, '', true);
  exit(is_wp_error($error) ? $error->get_error_message() : '');
}

$printed = each_site(function ($id) {
  update_option('shop_widgets', ['site' => $id === 1 ? 'AT' : 'PL', 'company' => "Company $id"]);
  update_option('widget_shop_widgets', [2 => ['tag' => 'footer', 'site' => '']]);
  update_option('sidebars_widgets', ['sidebar-1' => ['shop_widgets-2', 'search-2'], 'array_version' => 3]);
  return do_shortcode('[shop_newsletter]');
});
deactivate_plugins(PLUGIN, true, true);
uninstall_plugin(PLUGIN);
$left = each_site(fn() => [
  $GLOBALS['wpdb']->get_col("SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%shop_widgets%'"),
  get_option('sidebars_widgets')['sidebar-1'],
]);
echo json_encode(['printed' => $printed, 'left' => $left]);
