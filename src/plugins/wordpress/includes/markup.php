<?php
/**
 * Prints the tags.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * A tag with its attributes, the fallback link and the sender of the newsletter. Requests the script for the page.
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
	$fallback = shop_widgets_has_sign_up( $name ) ? shop_widgets_fallback( $settings ) : '';
	if ( is_feed() ) {
		return $fallback;
	}
	wp_enqueue_script( 'shop-widgets' );
	shop_widgets_printed( $name );
	// The tag names its country itself: it stays right where an optimizer has taken the attributes of the script away.
	$attributes += array( 'site' => $settings['site'] );
	$written     = '' === $classes ? '' : sprintf( ' class="%s"', esc_attr( $classes ) );
	if ( 'session' === $name ) {
		// It shows nothing, so the theme must not keep a distance from it.
		$attributes['hidden'] = true;
	}
	foreach ( $attributes as $attribute => $value ) {
		$written .= shop_widgets_attribute( $attribute, $value );
	}
	$texts = '' === $fallback ? '' : shop_widgets_texts( $settings );
	return "<shop-$name$written>$fallback$texts</shop-$name>";
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
 * @param array $settings The settings.
 * @return string
 */
function shop_widgets_fallback( $settings ) {
	return sprintf( '<a href="%s">%s</a>', esc_url( $settings['link_base'] . '/subscribenewsletter' ), esc_html__( 'Newsletter', 'shop-widgets' ) );
}

/**
 * The names of the shop and its company, as JSON that neither ends the script nor contains a shortcode.
 *
 * @param array $settings The settings.
 * @return string
 */
function shop_widgets_texts( $settings ) {
	$texts = array_filter(
		array(
			'shop.name'    => $settings['shop_name'],
			'shop.company' => $settings['company'],
		),
		'strlen'
	);
	if ( ! $texts ) {
		return '';
	}
	$json = wp_json_encode( $texts, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES );
	return '<script type="application/json" data-texts>' . str_replace( array( '[', ']' ), array( '\u005b', '\u005d' ), $json ) . '</script>';
}

/**
 * Remembers which tags the page contains.
 *
 * @param string|null $name Short name of a tag that is printed.
 * @return array The short names of all that were printed.
 */
function shop_widgets_printed( $name = null ) {
	static $printed = array();
	if ( null !== $name ) {
		$printed[] = $name;
	}
	return $printed;
}

/** Prints the footer below the page, unless the page has one already. */
function shop_widgets_print_footer() {
	if ( 'page' !== shop_widgets_settings()['footer'] || in_array( 'footer', shop_widgets_printed(), true ) ) {
		return;
	}
	// One sign-up per page is enough.
	$attributes = in_array( 'newsletter', shop_widgets_printed(), true ) ? array( 'hide-newsletter' => true ) : array();
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
	echo shop_widgets_markup( 'footer', $attributes );
}
