<?php
/**
 * Loads the script, once, on pages that contain a tag.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Version, file name and hash of the script in this plugin.
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
 * The address of the script in this plugin.
 *
 * @return string
 */
function shop_widgets_own_address() {
	return plugins_url( 'script/' . shop_widgets_script()['file'], SHOP_WIDGETS_FILE );
}

/** Registers the script. What prints a tag enqueues it. */
function shop_widgets_register_script() {
	$address = shop_widgets_settings()['script'];
	$version = '' === $address ? shop_widgets_script()['version'] : null;
	wp_register_script( 'shop-widgets', '' === $address ? shop_widgets_own_address() : $address, array(), $version, true );
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
	$integrity  = '' === $settings['script'] ? shop_widgets_script()['integrity'] : $settings['integrity'];
	$attributes = array( 'defer' => true );
	foreach ( shop_widgets_fields() as $key => $field ) {
		if ( isset( $field['attribute'] ) && $settings[ $key ] ) {
			$attributes[ 'data-' . $field['attribute'] ] = $settings[ $key ];
		}
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
 * For optimizers that read a list of names or paths instead of attributes.
 *
 * @param array $excluded Names and paths.
 * @return array
 */
function shop_widgets_exclude( $excluded ) {
	return array_merge( (array) $excluded, array( 'shop-widgets', wp_parse_url( shop_widgets_own_address(), PHP_URL_PATH ) ) );
}
