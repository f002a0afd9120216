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

if ( is_multisite() ) {
	$shop_widgets_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $shop_widgets_sites as $shop_widgets_site ) {
		switch_to_blog( $shop_widgets_site );
		shop_widgets_uninstall_site();
		restore_current_blog();
	}
} else {
	shop_widgets_uninstall_site();
}
