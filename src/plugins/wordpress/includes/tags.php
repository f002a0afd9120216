<?php
/**
 * The tags that editors can insert, and the check of what they wrote.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Data;
use ShopWidgets\Tag;

defined( 'ABSPATH' ) || exit;

/** The language of the user, if the plugin has it. One translation serves every German. */
function shop_widgets_language() {
	return 0 === strpos( determine_locale(), 'de' ) ? 'de' : 'en';
}

/** Translates a text by the translation in the plugin. A language pack of WordPress wins. */
function shop_widgets_translate( $translation, $text ) {
	return $translation === $text ? Data::translated( $text, shop_widgets_language() ) : $translation;
}

/** Translates a text of the JSON, where no tool finds it. */
function shop_widgets_translated( $text ) {
	return translate( $text, 'shop-widgets' ); // phpcs:ignore WordPress.WP.I18n -- see above.
}

/** The names of the countries by their codes, in the language of the user. */
function shop_widgets_countries() {
	return Data::options( array( 'key' => 'site' ), shop_widgets_language() );
}

/** The tags that editors can insert, by their short name, with a title and a sentence. */
function shop_widgets_kinds() {
	return array(
		'newsletter' => array(
			'title'       => __( 'Newsletter sign-up', 'shop-widgets' ),
			'description' => __( 'The newsletter sign-up of your shop.', 'shop-widgets' ),
			'icon'        => 'email',
		),
		'footer'     => array(
			'title'       => __( 'Shop footer', 'shop-widgets' ),
			'description' => __( 'The whole footer of your shop, with the newsletter sign-up.', 'shop-widgets' ),
			'icon'        => 'align-full-width',
		),
		'session'    => array(
			'title'       => __( 'Shop session', 'shop-widgets' ),
			'description' => __( 'Shows nothing: keeps customers and staff logged in, on pages without the footer.', 'shop-widgets' ),
			'icon'        => 'lock',
		),
		'preview'    => array(
			'title'       => __( 'Staff preview panel', 'shop-widgets' ),
			'description' => __( 'The preview panel for staff, on pages without the footer. Visitors do not see it.', 'shop-widgets' ),
			'icon'        => 'visibility',
		),
	);
}

/**
 * Checks the attributes that an editor wrote, in a block, a shortcode or a widget.
 *
 * @return array The values that are right, and a problem for each other one.
 */
function shop_widgets_check( $name, $given ) {
	$written = array();
	foreach ( $given as $key => $value ) {
		if ( is_int( $key ) ) {
			// A word alone in a shortcode.
			list( $key, $value ) = array( $value, true );
		}
		if ( is_bool( $value ) ) {
			$value = $value ? '' : 'false';
		}
		// Word processors and the visual editor make quotation marks typographic.
		$text = html_entity_decode( is_scalar( $value ) ? (string) $value : '', ENT_QUOTES, 'UTF-8' );
		$text = preg_replace( '/^[\s"\'“”„‟″«»‘’‚′]+|[\s"\'“”„‟″«»‘’‚′]+$/u', '', $text );
		$written[ strtolower( str_replace( '_', '-', (string) $key ) ) ] = (string) $text;
	}
	return Tag::check( $name, $written );
}

/** Registers one shortcode per tag: [shop_newsletter site="AT"]. */
function shop_widgets_register_shortcodes() {
	foreach ( Tag::WIDGETS as $name ) {
		add_shortcode(
			'shop_' . $name,
			function ( $given ) use ( $name ) {
				list( $values, $problems ) = shop_widgets_check( $name, (array) ( '' === $given ? array() : $given ) );
				return shop_widgets_notice( $problems ) . shop_widgets_markup( $name, $values );
			}
		);
	}
}

/** Shows what is wrong to users who can write posts; visitors do not see it. */
function shop_widgets_notice( $problems ) {
	if ( ! $problems || ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$messages = array(
		/* translators: 1: what was written, 2: the names that are allowed. */
		'unknown'  => __( '“%1$s” is unknown. Allowed: %2$s.', 'shop-widgets' ),
		/* translators: %1$s: name of an attribute. */
		'reserved' => __( '“%1$s” is a setting of the administrator.', 'shop-widgets' ),
		/* translators: 1: name of an attribute, 2: a number of characters. */
		'long'     => __( '“%1$s” has to be one line of at most %2$s characters.', 'shop-widgets' ),
		/* translators: 1: name of an attribute, 2: the values that are allowed. */
		'value'    => __( '“%1$s” has an unknown value. Allowed: %2$s.', 'shop-widgets' ),
	);
	$text = __( 'Shop widgets (only editors see this):', 'shop-widgets' );
	foreach ( $problems as list( $reason, $name, $allowed ) ) {
		$text .= ' ' . sprintf( $messages[ $reason ], wp_html_excerpt( $name, 60, '…' ), $allowed );
	}
	return '<p role="note"><strong>' . Tag::escape( $text ) . '</strong></p>';
}

/** Prints a list of values with their titles. */
function shop_widgets_print_choice( $id, $name, $options, $chosen ) {
	printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $name ) );
	foreach ( $options as $value => $title ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $title ) );
	}
	echo '</select>';
}
