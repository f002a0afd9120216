<?php
/**
 * Plugin Name:       Shop Widgets
 * Description:       Newsletter sign-up, footer and staff preview panel of your shop, as blocks, shortcodes and a widget.
 * Version:           __VERSION__
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Update URI:        false
 * Author:            Shop Widgets
 * License:           MIT
 * Text Domain:       shop-widgets
 * Domain Path:       /languages
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

define( 'SHOP_WIDGETS_FILE', __FILE__ );
define( 'SHOP_WIDGETS_DIR', plugin_dir_path( __FILE__ ) );

require SHOP_WIDGETS_DIR . 'shared/Content.php';
require SHOP_WIDGETS_DIR . 'shared/Data.php';
require SHOP_WIDGETS_DIR . 'shared/Settings.php';
require SHOP_WIDGETS_DIR . 'shared/Tag.php';
require SHOP_WIDGETS_DIR . 'includes/tags.php';
require SHOP_WIDGETS_DIR . 'includes/settings.php';
require SHOP_WIDGETS_DIR . 'includes/content.php';
require SHOP_WIDGETS_DIR . 'includes/page.php';
require SHOP_WIDGETS_DIR . 'includes/class-shop-widgets-widget.php';
require SHOP_WIDGETS_DIR . 'includes/blocks.php';

add_filter( 'gettext_shop-widgets', 'shop_widgets_translate', 10, 2 );
add_action( 'init', 'shop_widgets_register_menus' );
add_action( 'init', 'shop_widgets_register_script' );
add_action( 'init', 'shop_widgets_register_blocks' );
add_action( 'init', 'shop_widgets_register_shortcodes' );
add_action( 'widgets_init', 'shop_widgets_register_widget' );
add_action( 'wp_footer', 'shop_widgets_print_footer', 5 );
add_filter( 'the_content', 'shop_widgets_find_placeholders', 99 );
add_filter( 'widget_block_content', 'shop_widgets_find_placeholders', 99 );
add_filter( 'widget_text', 'shop_widgets_find_placeholders', 99 );
add_filter( 'script_loader_src', 'shop_widgets_script_address', 10, 2 );
add_filter( 'script_loader_tag', 'shop_widgets_script_tag', 10, 2 );
add_filter( 'rocket_exclude_js', 'shop_widgets_exclude' );
add_filter( 'sgo_js_minify_exclude', 'shop_widgets_exclude' );
add_filter( 'sgo_javascript_combine_exclude', 'shop_widgets_exclude' );

if ( is_admin() ) {
	require SHOP_WIDGETS_DIR . 'includes/settings-page.php';
	add_action( 'admin_menu', 'shop_widgets_add_page' );
	add_action( 'admin_init', 'shop_widgets_register_settings' );
	add_action( 'admin_post_shop_widgets_preview', 'shop_widgets_print_preview' );
	add_action( 'enqueue_block_editor_assets', 'shop_widgets_editor_data' );
	add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'shop_widgets_action_links' );
}

/** Registers the widget. */
function shop_widgets_register_widget() {
	register_widget( 'Shop_Widgets_Widget' );
}
