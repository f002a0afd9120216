<?php
/**
 * What the tags accept, and the check of what an editor wrote.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/** A longer value is unknown to the tags. */
const SHOP_WIDGETS_MAX_LENGTH = 200;

/**
 * The tags with their attributes, made from the declarations of the tags.
 *
 * @return array
 */
function shop_widgets_attributes() {
	static $attributes = null;
	if ( null === $attributes ) {
		$attributes = require SHOP_WIDGETS_DIR . 'attributes.php';
	}
	return $attributes;
}

/**
 * The countries and the icons, as the tags know them.
 *
 * @return array
 */
function shop_widgets_shop() {
	static $shop = null;
	if ( null === $shop ) {
		$shop = require SHOP_WIDGETS_DIR . 'shop.php';
	}
	return $shop;
}

/**
 * The names of the countries by their codes, in the language of the user.
 *
 * @return string[]
 */
function shop_widgets_countries() {
	$language = 0 === strpos( determine_locale(), 'de' ) ? 'de' : 'en';
	return array_map(
		function ( $site ) use ( $language ) {
			return $site['names'][ $language ];
		},
		shop_widgets_shop()['sites']
	);
}

/**
 * The tags that editors can insert, by their short name, with a title and a sentence.
 *
 * @return array
 */
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
 * The attributes of a tag that an editor may write. What applies to the whole page, and addresses to which
 * data or visitors go, belong to the settings.
 *
 * @param string $name Short name of the tag.
 * @return array
 */
function shop_widgets_editable( $name ) {
	return wp_list_filter( shop_widgets_attributes()[ 'shop-' . $name ], array( 'editor' => true ) );
}

/**
 * Checks the attributes that an editor wrote.
 *
 * @param string $name  Short name of the tag.
 * @param array  $given Values by attribute; a word alone in a shortcode has a number as its key.
 * @return array The values that are right, and a message for each other one.
 */
function shop_widgets_check( $name, $given ) {
	$known    = shop_widgets_editable( $name );
	$values   = array();
	$messages = array();
	foreach ( $given as $key => $value ) {
		if ( is_int( $key ) ) {
			list( $key, $value ) = array( $value, true );
		}
		$key = strtolower( str_replace( '_', '-', (string) $key ) );
		if ( ! isset( $known[ $key ] ) ) {
			/* translators: 1: what was written, 2: the names that are allowed. */
			$messages[] = sprintf( __( '“%1$s” is unknown. Allowed: %2$s.', 'shop-widgets' ), shop_widgets_shortened( $key ), implode( ', ', array_keys( $known ) ) );
			continue;
		}
		$read = shop_widgets_read( $known[ $key ], $value );
		if ( null === $read ) {
			/* translators: 1: name of an attribute, 2: its value, 3: what is allowed. */
			$messages[] = sprintf( __( '%1$s: “%2$s” is unknown. Allowed: %3$s.', 'shop-widgets' ), $key, shop_widgets_shortened( $value ), shop_widgets_allowed( $known[ $key ] ) );
		} elseif ( false !== $read && '' !== $read ) {
			$values[ $key ] = $read;
		}
	}
	return array( $values, $messages );
}

/**
 * Reads a value as the tag would.
 *
 * @param array $attribute Facts about the attribute.
 * @param mixed $value     What was written.
 * @return bool|string|null Null if the value is not allowed.
 */
function shop_widgets_read( $attribute, $value ) {
	if ( 'flag' === $attribute['kind'] ) {
		return ! in_array( is_bool( $value ) ? $value : strtolower( trim( (string) $value ) ), array( false, 'false', '0', 'no', 'off' ), true );
	}
	// A word alone in a shortcode has no value.
	$text = is_scalar( $value ) && ! is_bool( $value ) ? shop_widgets_unquoted( (string) $value ) : null;
	if ( null === $text || '' === $text ) {
		return $text;
	}
	if ( mb_strlen( $text ) > SHOP_WIDGETS_MAX_LENGTH || preg_match( '/[\x00-\x1f\x7f]/', $text ) ) {
		return null;
	}
	switch ( $attribute['kind'] ) {
		case 'choice':
			return shop_widgets_matching( $attribute['values'], $text );
		case 'tokens':
			$tokens = preg_split( '/[\s,]+/', $text );
			foreach ( $tokens as &$token ) {
				$token = shop_widgets_matching( $attribute['values'], $token );
			}
			return in_array( null, $tokens, true ) ? null : implode( ' ', $tokens );
		default:
			return $text;
	}
}

/**
 * A text without the quotation marks that word processors and the visual editor make typographic.
 *
 * @param string $text What was written.
 * @return string|null Null if it is not UTF-8.
 */
function shop_widgets_unquoted( $text ) {
	return preg_replace( '/^[\s"\'“”„‟″«»‘’‚′]+|[\s"\'“”„‟″«»‘’‚′]+$/u', '', html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) );
}

/**
 * The value of a list that is the same but for upper and lower case.
 *
 * @param string[] $values The list.
 * @param string   $text   What was written.
 * @return string|null
 */
function shop_widgets_matching( $values, $text ) {
	foreach ( $values as $value ) {
		if ( 0 === strcasecmp( $value, $text ) ) {
			return $value;
		}
	}
	return null;
}

/**
 * The values of an attribute in words.
 *
 * @param array $attribute Facts about the attribute.
 * @return string
 */
function shop_widgets_allowed( $attribute ) {
	if ( ! empty( $attribute['values'] ) ) {
		return implode( ', ', $attribute['values'] );
	}
	/* translators: %d: a number of characters. */
	return sprintf( __( 'text of at most %d characters', 'shop-widgets' ), SHOP_WIDGETS_MAX_LENGTH );
}

/**
 * A value as a message quotes it.
 *
 * @param mixed $value What was written.
 * @return string
 */
function shop_widgets_shortened( $value ) {
	$text = is_scalar( $value ) ? wp_check_invalid_utf8( (string) $value ) : gettype( $value );
	return mb_strlen( $text ) > 60 ? mb_substr( $text, 0, 60 ) . '…' : $text;
}
