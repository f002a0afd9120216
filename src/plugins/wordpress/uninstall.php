<?php
/**
 * Removes what the plugin has stored, on every site of a network.
 *
 * @package Shop_Widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the settings, and the widgets with their places. */
function shop_widgets_uninstall_site() {
	delete_option( 'shop_widgets' );
	delete_option( 'widget_shop_widgets' );
	$areas = get_option( 'sidebars_widgets' );
	if ( ! is_array( $areas ) ) {
		return;
	}
	foreach ( $areas as $area => $widgets ) {
		if ( is_array( $widgets ) ) {
			$areas[ $area ] = array_values( preg_grep( '/^shop_widgets-\d+$/', $widgets, PREG_GREP_INVERT ) );
		}
	}
	update_option( 'sidebars_widgets', $areas );
}

$shop_widgets_all = array(
	'fields' => 'ids',
	'number' => 0,
);
foreach ( is_multisite() ? get_sites( $shop_widgets_all ) : array( 0 ) as $shop_widgets_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $shop_widgets_site );
	}
	shop_widgets_uninstall_site();
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
