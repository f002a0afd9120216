<?php
/**
 * The settings: their values, and the check of what an administrator wrote. What they are is in shared/settings.json.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Data;
use ShopWidgets\Settings;
use ShopWidgets\Tag;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that the user may change. Guarded ones decide which script runs and where the data of visitors go: in a
 * network, the administrator of one site may not write unfiltered HTML.
 */
function shop_widgets_fields() {
	return array_filter(
		Data::settings( 'wordpress' ),
		function ( $field ) {
			return true !== ( $field['guarded'] ?? false ) || current_user_can( 'unfiltered_html' );
		}
	);
}

/** The settings, with defaults for those that are not saved. The country follows the language of WordPress. */
function shop_widgets_settings() {
	$fields   = Data::settings( 'wordpress' );
	$defaults = array_merge( array_fill_keys( array_keys( $fields ), '' ), array_column( $fields, 'default', 'key' ) );
	list( $language, $country ) = explode( '_', strtoupper( get_locale() ) . '_' );
	foreach ( array( $country, $country . '_' . $language ) as $site ) {
		$defaults['site'] = isset( Data::of( 'shop' )['sites'][ $site ] ) ? $site : $defaults['site'];
	}
	$defaults['name'] = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	$saved            = get_option( 'shop_widgets' );
	return array_merge( $defaults, array_intersect_key( is_array( $saved ) ? $saved : array(), $defaults ) );
}

/**
 * Checks the settings before they are saved. A wrong value is not saved: the message says why, and the value before it stays.
 *
 * @param mixed $given Settings as they were sent.
 */
function shop_widgets_sanitize( $given ) {
	$settings = shop_widgets_settings();
	foreach ( shop_widgets_fields() as $key => $field ) {
		$value = is_array( $given ) && isset( $given[ $key ] ) ? $given[ $key ] : '';
		if ( 'texts' === $field['kind'] ) {
			$settings[ $key ] = shop_widgets_check_texts( $value );
			continue;
		}
		$text    = is_scalar( $value ) ? trim( wp_check_invalid_utf8( (string) $value ) ) : '';
		$problem = '' === $text && 'choice' !== $field['kind'] ? '' : shop_widgets_problem( $field, $text );
		if ( '' === $problem ) {
			$settings[ $key ] = 'flag' === $field['kind'] && '' !== $text ? '1' : $text;
			continue;
		}
		/* translators: 1: label of a setting, 2: what was written, 3: why it is wrong. */
		$message = sprintf( __( '%1$s: “%2$s” was not saved; all other settings were. %3$s', 'shop-widgets' ), shop_widgets_translated( $field['label'] ), wp_html_excerpt( $text, 60, '…' ), $problem );
		add_settings_error( 'shop_widgets', 'shop_widgets_' . $key, esc_html( $message ) );
	}
	if ( '' === $settings['script'] ) {
		$settings['integrity'] = '';
	}
	if ( isset( $given['menus'] ) && current_user_can( 'edit_theme_options' ) ) {
		shop_widgets_make_menus( $settings );
		/* translators: %s: the address of the page of the menus. */
		$message = sprintf( __( 'The menus of the footer are ready. <a href="%s">Change them</a>', 'shop-widgets' ), esc_url( admin_url( 'nav-menus.php?menu=' . get_nav_menu_locations()['shop_widgets_groups'] ) ) );
		add_settings_error( 'shop_widgets', 'shop_widgets_menus', $message, 'success' );
	}
	return $settings;
}

/** Why a setting cannot have this value, or an empty text. */
function shop_widgets_problem( $field, $text ) {
	switch ( $field['kind'] ) {
		case 'flag':
			return '';
		case 'choice':
			return isset( Data::options( $field, 'en' )[ $text ] ) ? '' : __( 'Choose one from the list.', 'shop-widgets' );
		case 'color':
			return shop_widgets_problem_of_color( $text );
		case 'hash':
			return preg_match( '/^sha(?:256|384|512)-[A-Za-z0-9+\/]{43,88}={0,2}$/D', $text ) ? '' : __( 'It looks like sha384-… and is in integrity.json beside the script.', 'shop-widgets' );
	}
	if ( is_ssl() && 'text' !== $field['kind'] && 0 === stripos( $text, 'http:' ) ) {
		return __( 'A page on https:// cannot load from http://.', 'shop-widgets' );
	}
	$hints = array(
		/* translators: %d: a number of characters. */
		'text'    => sprintf( __( 'It has to be one line of at most %d characters.', 'shop-widgets' ), Tag::LONGEST ),
		'origin'  => __( 'Write an address such as https://shop.example, without what follows the host.', 'shop-widgets' ),
		'address' => __( 'Write an address such as https://shop.example/folder/ or /folder/.', 'shop-widgets' ),
	);
	// A host can have letters of any language.
	$pattern = str_replace( '[a-z0-9', '[a-z0-9\x80-\xff', Settings::PATTERNS[ $field['kind'] ] );
	return preg_match( $pattern, $text ) ? '' : $hints[ $field['kind'] ];
}

/** Why a colour is none for buttons and links: white text is on it, and it is the colour of links on white. */
function shop_widgets_problem_of_color( $color ) {
	if ( 7 !== strlen( (string) sanitize_hex_color( $color ) ) ) {
		return __( 'It looks like #00566b.', 'shop-widgets' );
	}
	$light = 0;
	foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $share ) {
		$part   = hexdec( substr( $color, 1 + 2 * $index, 2 ) ) / 255;
		$light += $share * ( $part <= 0.04045 ? $part / 12.92 : pow( ( $part + 0.055 ) / 1.055, 2.4 ) );
	}
	// The contrast that WCAG 2 asks for in text (1.4.3).
	return 1.05 / ( $light + 0.05 ) < 4.5 ? __( 'It is too light for white text on it: choose a darker one.', 'shop-widgets' ) : '';
}

/**
 * Checks the texts that replace built-in ones.
 *
 * @param mixed $given Texts by key, as they were sent.
 * @return string[] Those of known keys that are not empty.
 */
function shop_widgets_check_texts( $given ) {
	$known = array_intersect_key( is_array( $given ) ? $given : array(), shop_widgets_built_in_texts() );
	$texts = array();
	foreach ( array_filter( $known, 'is_string' ) as $key => $text ) {
		$texts[ $key ] = trim( str_replace( "\r\n", "\n", wp_check_invalid_utf8( $text ) ) );
		if ( mb_strlen( $texts[ $key ] ) > 5000 ) {
			/* translators: 1: the key of a text, 2: a number of characters. */
			add_settings_error( 'shop_widgets', 'shop_widgets_texts', esc_html( sprintf( __( '%1$s was not saved: use at most %2$d characters.', 'shop-widgets' ), $key, 5000 ) ) );
			$texts[ $key ] = '';
		}
	}
	return array_filter( $texts, 'strlen' );
}

/** The texts of the country by their keys, without those that have a setting of their own. */
function shop_widgets_built_in_texts() {
	$texts = Data::of( 'texts' )[ shop_widgets_settings()['site'] ];
	return array_diff_key( $texts, array_flip( array_column( Data::settings( 'wordpress' ), 'text' ) ) );
}
