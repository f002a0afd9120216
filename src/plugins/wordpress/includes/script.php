<?php
/**
 * Loads the script, once, on pages that contain a tag.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Version, file name and hash of the script of all countries in this plugin, and under `sites` of those of one country.
 *
 * @return array
 */
function shop_widgets_script() {
	static $script = null;
	if ( null === $script ) {
		$script = require SHOP_WIDGETS_DIR . 'script.php';
	}
	return $script;
}

/**
 * The script for the page: that of its country, or that of all where the page has several.
 *
 * @return array File name and hash.
 */
function shop_widgets_edition() {
	$script = shop_widgets_script();
	$sites  = array_unique( array_merge( array(), ...array_values( shop_widgets_printed() ) ) );
	// A placeholder can name another country, and a theme can print scripts before the tags.
	$is_known = 1 === count( $sites ) && ! shop_widgets_settings()['placeholders'] && ! doing_action( 'wp_head' );
	return $is_known && isset( $script['sites'][ $sites[0] ] ) ? $script['sites'][ $sites[0] ] : $script;
}

/** Registers the script. What prints a tag enqueues it; its address is known when the tags are. */
function shop_widgets_register_script() {
	wp_register_script( 'shop-widgets', plugins_url( 'script/' . shop_widgets_script()['file'], SHOP_WIDGETS_FILE ), array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- below.
}

/**
 * The address of the script. It changes with the content of the file, so that a server may send it as `immutable`.
 *
 * @param string $address The address that was registered.
 * @param string $handle  The name of a script.
 * @return string
 */
function shop_widgets_script_address( $address, $handle ) {
	if ( 'shop-widgets' !== $handle ) {
		return $address;
	}
	$own     = shop_widgets_settings()['script'];
	$edition = shop_widgets_edition();
	$version = substr( preg_replace( '/\W/', '', $edition['integrity'] ), 6, 12 );
	return '' === $own ? plugins_url( "script/{$edition['file']}?ver=$version", SHOP_WIDGETS_FILE ) : $own;
}

/**
 * Loads the script for a placeholder in a text, where placeholders are allowed.
 *
 * @param string $html The text as HTML.
 * @return string The same.
 */
function shop_widgets_find_placeholders( $html ) {
	if ( shop_widgets_settings()['placeholders'] && false !== strpos( (string) $html, 'data-shop-widget' ) ) {
		wp_enqueue_script( 'shop-widgets' );
	}
	return $html;
}

/**
 * Adds what the script needs to its tag: defaults for every tag of the page, `defer` and the hash.
 *
 * @param string $tag    The HTML of the script.
 * @param string $handle Its name.
 * @return string
 */
function shop_widgets_script_tag( $tag, $handle ) {
	if ( 'shop-widgets' !== $handle ) {
		return $tag;
	}
	$written = '';
	foreach ( shop_widgets_script_attributes() as $name => $value ) {
		$written .= shop_widgets_attribute( $name, $value );
	}
	return preg_replace_callback(
		'/<script(?=\s[^>]*\bsrc=)/',
		function ( $start ) use ( $written ) {
			return $start[0] . $written;
		},
		$tag,
		1
	);
}

/**
 * The attributes of the script tag.
 *
 * @return array
 */
function shop_widgets_script_attributes() {
	$settings   = shop_widgets_settings();
	$integrity  = '' === $settings['script'] ? shop_widgets_edition()['integrity'] : $settings['integrity'];
	$attributes = array( 'defer' => true );
	foreach ( shop_widgets_fields() as $key => $field ) {
		if ( isset( $field['attribute'] ) && $settings[ $key ] ) {
			$attributes[ 'data-' . $field['attribute'] ] = $settings[ $key ];
		}
	}
	$texts = shop_widgets_texts( $settings );
	if ( $texts ) {
		$attributes['data-texts'] = shop_widgets_json( $texts );
	}
	if ( ! $settings['placeholders'] ) {
		$attributes['data-placeholders'] = 'off';
	}
	if ( '' !== $integrity ) {
		$attributes['integrity']   = $integrity;
		$attributes['crossorigin'] = 'anonymous';
	}
	// Optimizers that combine or change files leave the script alone: the hash is that of the file as it is.
	return $attributes + array(
		'data-noptimize'   => '1',
		'data-no-optimize' => '1',
		'data-no-minify'   => '1',
		'data-cfasync'     => 'false',
	);
}

/**
 * The texts of the page: those with a setting of their own, and those of the table.
 *
 * @param array $settings The settings.
 * @return string[]
 */
function shop_widgets_texts( $settings ) {
	$texts = array();
	foreach ( shop_widgets_fields() as $key => $field ) {
		if ( isset( $field['text'] ) && '' !== $settings[ $key ] ) {
			$texts[ $field['text'] ] = $settings[ $key ];
		}
	}
	$texts += $settings['texts'] ? $settings['texts'] : array();
	// A dash removes a link of the form.
	foreach ( preg_grep( '/^newsletter\.link\./', array_keys( $texts, '-', true ) ) as $key ) {
		$texts[ $key ] = null;
	}
	return $texts;
}

/**
 * For optimizers that read a list of names or paths instead of attributes.
 *
 * @param array $excluded Names and paths.
 * @return array
 */
function shop_widgets_exclude( $excluded ) {
	return array_merge( (array) $excluded, array( 'shop-widgets', wp_parse_url( plugins_url( 'script/', SHOP_WIDGETS_FILE ), PHP_URL_PATH ) . '(.*).js' ) );
}
