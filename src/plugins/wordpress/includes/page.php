<?php
/**
 * What a page gets: the tags, and the script, once, on pages that contain a tag.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Settings;
use ShopWidgets\Tag;

defined( 'ABSPATH' ) || exit;

/**
 * A tag with its attributes, the content of the footer and the fallback link. Requests the script for the page.
 *
 * @param string $name       Short name of the tag: `newsletter`.
 * @param array  $attributes Checked values by attribute.
 * @param string $classes    Class names.
 * @return string
 */
function shop_widgets_markup( $name, $attributes = array(), $classes = '' ) {
	$values   = shop_widgets_settings();
	$settings = new Settings( $values );
	if ( 'footer' === $name && 'none' === $values['footer'] ) {
		return '';
	}
	// The tag names its country itself: it stays right where an optimizer has taken the attributes of the script away.
	$attributes += array( 'site' => $values['site'] );
	if ( is_feed() ) {
		return Tag::fallback( $name, $attributes, $settings );
	}
	wp_enqueue_script( 'shop-widgets' );
	shop_widgets_printed( $name, $attributes['site'] );
	if ( '' !== $classes ) {
		$attributes['class'] = $classes;
	}
	if ( '' !== $values['accent'] && in_array( $name, Tag::WITH_SIGN_UP, true ) ) {
		// Buttons are a quarter darker while hovered.
		list( $red, $green, $blue ) = sscanf( $values['accent'], '#%2x%2x%2x' );
		$attributes['style']        = sprintf( '--shop-color-accent:%s;--shop-color-accent-strong:rgb(%d,%d,%d)', $values['accent'], 0.75 * $red, 0.75 * $green, 0.75 * $blue );
	}
	if ( 'session' === $name ) {
		// It shows nothing, so the theme must not keep a distance from it.
		$attributes['hidden'] = '';
	}
	return Tag::html( $name, $attributes, $settings, 'footer' === $name ? shop_widgets_content() : array() );
}

/**
 * Remembers which tags the page contains.
 *
 * @return array[] The countries of the tags that were printed, by the short name of the tag.
 */
function shop_widgets_printed( $name = null, $site = '' ) {
	static $printed = array();
	if ( null !== $name ) {
		$printed[ $name ][] = $site;
	}
	return $printed;
}

/** Prints the footer below the page, unless the page has one already. */
function shop_widgets_print_footer() {
	if ( 'page' !== shop_widgets_settings()['footer'] || isset( shop_widgets_printed()['footer'] ) ) {
		return;
	}
	// One sign-up per page is enough.
	$attributes = isset( shop_widgets_printed()['newsletter'] ) ? array( 'hide-newsletter' => '' ) : array();
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
	echo shop_widgets_markup( 'footer', $attributes );
}

/** Loads the script for a placeholder in a text, where placeholders are allowed. */
function shop_widgets_find_placeholders( $html ) {
	if ( ( new Settings( shop_widgets_settings() ) )->fills( (string) $html ) ) {
		wp_enqueue_script( 'shop-widgets' );
	}
	return $html;
}

/** Registers the script. What prints a tag enqueues it; its address is known when the tags are. */
function shop_widgets_register_script() {
	wp_register_script( 'shop-widgets', plugins_url( 'script/shop-widgets.js', SHOP_WIDGETS_FILE ), array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- below.
}

/** The countries of the page, where they are known: a theme can print scripts before the tags. */
function shop_widgets_sites() {
	return doing_action( 'wp_head' ) ? array() : array_merge( array(), ...array_values( shop_widgets_printed() ) );
}

/** The attributes of the script tag: defaults for every tag of the page, the address and the hash. */
function shop_widgets_script_attributes() {
	$settings = new Settings( shop_widgets_settings() );
	// Optimizers that combine or change files leave the script alone: the hash is that of the file as it is.
	return $settings->scriptAttributes( plugins_url( '', SHOP_WIDGETS_FILE ), shop_widgets_sites() ) + array(
		'data-noptimize'   => '1',
		'data-no-optimize' => '1',
		'data-no-minify'   => '1',
		'data-cfasync'     => 'false',
	);
}

/** The address of the script. */
function shop_widgets_script_address( $address, $handle ) {
	return 'shop-widgets' === $handle ? shop_widgets_script_attributes()['src'] : $address;
}

/** Adds what the script needs to its tag, and the links of the chunks before it. */
function shop_widgets_script_tag( $tag, $handle ) {
	if ( 'shop-widgets' !== $handle ) {
		return $tag;
	}
	$attributes = array_diff_key( shop_widgets_script_attributes(), array( 'src' => true ) );
	if ( isset( $attributes['type'] ) ) {
		// Themes without HTML5 have a type already, and of two the first is used.
		$tag = preg_replace( '/(<script(?=\s[^>]*\bsrc=)[^>]*?)\stype=(["\'])[^"\']*\2/', '$1', $tag, 1 );
	}
	$tag   = preg_replace( '/<script(?=\s[^>]*\bsrc=)/', '$0' . addcslashes( Tag::written( $attributes ), '\\$' ), $tag, 1 );
	$links = ( new Settings( shop_widgets_settings() ) )->preloads( plugins_url( '', SHOP_WIDGETS_FILE ), shop_widgets_sites() );
	foreach ( array_reverse( $links ) as $link ) {
		$tag = '<link' . Tag::written( $link ) . ">\n" . $tag;
	}
	return $tag;
}

/** For optimizers that read a list of names or paths instead of attributes. */
function shop_widgets_exclude( $excluded ) {
	return array_merge( (array) $excluded, array( 'shop-widgets', wp_parse_url( plugins_url( 'script/', SHOP_WIDGETS_FILE ), PHP_URL_PATH ) . '(.*).js' ) );
}
