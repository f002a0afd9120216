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
  update_option('shop_widgets', ['site' => $id === 1 ? 'AT' : 'SK', 'company' => "Company $id"]);
  update_option('widget_shop_widgets', [2 => ['tag' => 'footer', 'site' => '']]);
  update_option('sidebars_widgets', ['sidebar-1' => ['shop_widgets-2', 'search-2'], 'array_version' => 3]);
  return [do_shortcode('[shop_newsletter]'), preg_replace('/,"shop.name":"[^"]*"/', '', shop_widgets_script_attributes()['data-texts'])];
});

// The built-in addresses that are none of the shop.
$foreign = each_site(function ($id) {
  shop_widgets_make_menus(['site' => $id === 1 ? 'AT' : 'SK', 'link_base' => 'https://shop.example/']);
  $addresses = array_column(array_column(shop_widgets_menu('legal'), 'link'), 'url');
  return array_values(preg_grep('~^https://shop\.example/\w~', $addresses, PREG_GREP_INVERT));
});

// What an administrator of one site saves, and what the super administrator does.
require_once WP_PLUGIN_DIR . '/shop-widgets/includes/settings-page.php';
const EVIL = [
  'service_base' => 'https://evil.example',
  'content_src' => 'https://evil.example/x.json',
  'script' => 'https://evil.example/x.js',
  'integrity' => 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
];
$two = wpmu_create_user('two', 'password', 'two@example.org');
add_user_to_blog(2, $two, 'administrator');
switch_to_blog(2);
$saved = array_map(function ($user) {
  wp_set_current_user($user);
  shop_widgets_register_settings();
  $shown = array_column(array_merge(...array_values($GLOBALS['wp_settings_fields']['shop-widgets'])), 'id');
  update_option('shop_widgets', EVIL + ['site' => 'HU']);
  $GLOBALS['wp_settings_fields'] = [];
  $shown = array_values(array_intersect(array_keys(EVIL), str_replace('shop_widgets_', '', $shown)));
  return [array_intersect_key(get_option('shop_widgets'), EVIL + ['site' => 1]), $shown];
}, [$two, 1]);
restore_current_blog();

// What WordPress sends to the public directory of plugins, which then offers a stranger's plugin of the same name, or none.
add_filter('pre_http_request', function ($_, $request) use (&$asked) {
  $asked = json_decode($request['body']['plugins'], true)['plugins'][PLUGIN]['UpdateURI'];
  return ['response' => ['code' => 500], 'body' => ''];
}, 10, 2);
wp_update_plugins();

deactivate_plugins(PLUGIN, true, true);
uninstall_plugin(PLUGIN);
$left = each_site(fn() => [
  $GLOBALS['wpdb']->get_col("SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%shop_widgets%'"),
  get_option('sidebars_widgets')['sidebar-1'],
]);
echo json_encode(['printed' => $printed, 'foreign' => $foreign, 'saved' => $saved, 'updates' => $asked, 'left' => $left]);
