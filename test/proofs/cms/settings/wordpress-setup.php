<?php
// Installs WordPress from the command line.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('HOST_URL'), PHP_URL_HOST) . ':' . parse_url(getenv('HOST_URL'), PHP_URL_PORT);
require getenv('HOST_DOCUMENTS') . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Shop', 'admin', 'admin@example.org', false, '', getenv('HOST_PASSWORD'));
// An author may not write raw HTML.
foreach (['author', 'editor'] as $role) {
  $user = ['user_login' => $role, 'user_pass' => getenv('HOST_PASSWORD'), 'user_email' => "$role@example.org", 'role' => $role];
  if (is_wp_error(wp_insert_user($user))) exit(1);
}
update_option('show_avatars', 0);
switch_theme('twentytwentythree');
