<?php
/**
 * Shortcodes: [shop_newsletter site="AT"].
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/** Registers one shortcode per tag. */
function shop_widgets_register_shortcodes() {
	foreach ( array_keys( shop_widgets_kinds() ) as $name ) {
		add_shortcode(
			'shop_' . $name,
			function ( $given ) use ( $name ) {
				list( $values, $messages ) = shop_widgets_check( $name, (array) ( '' === $given ? array() : $given ) );
				return shop_widgets_notice( $messages ) . shop_widgets_markup( $name, $values );
			}
		);
	}
}

/**
 * Tells those who can write posts what is wrong; visitors see nothing of it.
 *
 * @param array $messages Messages as text.
 * @return string
 */
function shop_widgets_notice( $messages ) {
	if ( ! $messages || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$text = __( 'Shop widgets (only editors see this):', 'shop-widgets' ) . ' ' . implode( ' ', $messages );
	return '<p role="note"><strong>' . str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_html( $text ) ) . '</strong></p>';
}
