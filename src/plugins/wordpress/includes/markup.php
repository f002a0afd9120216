<?php
/**
 * Prints the tags.
 *
 * @package Shop_Widgets
 */

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
	$settings = shop_widgets_settings();
	if ( 'footer' === $name && 'none' === $settings['footer'] ) {
		return '';
	}
	// The tag names its country itself: it stays right where an optimizer has taken the attributes of the script away.
	$attributes += array( 'site' => $settings['site'] );
	$fallback    = shop_widgets_has_sign_up( $name ) ? shop_widgets_fallback( $settings, $attributes['site'] ) : '';
	if ( is_feed() ) {
		return $fallback;
	}
	wp_enqueue_script( 'shop-widgets' );
	shop_widgets_printed( $name, $attributes['site'] );
	$written = '' === $classes ? '' : sprintf( ' class="%s"', esc_attr( $classes ) );
	if ( '' !== $settings['accent'] && '' !== $fallback ) {
		$attributes['style'] = shop_widgets_colors( $settings['accent'] );
	}
	$content = 'footer' === $name ? shop_widgets_content() : array();
	if ( $content ) {
		$attributes['data-content'] = shop_widgets_json( $content );
	}
	if ( 'session' === $name ) {
		// It shows nothing, so the theme must not keep a distance from it.
		$attributes['hidden'] = true;
	}
	foreach ( $attributes as $attribute => $value ) {
		$written .= shop_widgets_attribute( $attribute, $value );
	}
	return "<shop-$name$written>$fallback</shop-$name>";
}

/**
 * The declarations for a colour of buttons and links, which are a quarter darker while hovered.
 *
 * @param string $accent A colour such as `#00566b`.
 * @return string
 */
function shop_widgets_colors( $accent ) {
	list( $red, $green, $blue ) = array_map( 'hexdec', str_split( substr( $accent, 1 ), 2 ) );
	return sprintf( '--shop-color-accent:%s;--shop-color-accent-strong:rgb(%d,%d,%d)', $accent, 0.75 * $red, 0.75 * $green, 0.75 * $blue );
}

/**
 * An attribute as HTML, with a space before it. Shortcodes in it stay text.
 *
 * @param string      $name  Name of the attribute.
 * @param bool|string $value Its value.
 * @return string
 */
function shop_widgets_attribute( $name, $value ) {
	if ( true === $value ) {
		return ' ' . $name;
	}
	return sprintf( ' %s="%s"', $name, str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_attr( $value ) ) );
}

/**
 * Whether a tag contains the sign-up, whose consents name the sender.
 *
 * @param string $name Short name of the tag.
 * @return bool
 */
function shop_widgets_has_sign_up( $name ) {
	return in_array( $name, array( 'newsletter', 'footer' ), true );
}

/**
 * The link that is visible until the tag has rendered, and without JavaScript.
 *
 * @param array  $settings The settings.
 * @param string $site     The country of the tag, whose language the link has.
 * @return string
 */
function shop_widgets_fallback( $settings, $site ) {
	return sprintf( '<a href="%s">%s</a>', esc_url( $settings['link_base'] . '/subscribenewsletter' ), esc_html( shop_widgets_shop()['sites'][ $site ]['link'] ) );
}

/**
 * A value as JSON for an attribute. What could be a character reference there is escaped.
 *
 * @param array $value Any value.
 * @return string
 */
function shop_widgets_json( $value ) {
	return wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/**
 * Remembers which tags the page contains.
 *
 * @param string|null $name Short name of a tag that is printed.
 * @param string      $site Its country.
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
	$attributes = isset( shop_widgets_printed()['newsletter'] ) ? array( 'hide-newsletter' => true ) : array();
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
	echo shop_widgets_markup( 'footer', $attributes );
}
