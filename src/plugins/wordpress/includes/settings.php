<?php
/**
 * The settings: what they are, their values, and the check of what an administrator wrote.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings. Those with an `attribute` become attributes of the script tag, as defaults for every tag of a page. Those
 * that are `guarded` decide which script runs and where the data of visitors go. Those with a `text` are a text of the tags.
 *
 * @return array
 */
function shop_widgets_fields() {
	return array(
		'site'         => array(
			'section'   => 'shop',
			'kind'      => 'choice',
			'attribute' => 'site',
			'label'     => __( 'Country', 'shop-widgets' ),
			'options'   => shop_widgets_countries(),
			'help'      => __( 'Decides language, texts, fields and links.', 'shop-widgets' ),
		),
		'shop_name'    => array(
			'section' => 'shop',
			'kind'    => 'text',
			'text'    => 'shop.name',
			'label'   => __( 'Name of the shop', 'shop-widgets' ),
			'help'    => __( 'As your customers know it.', 'shop-widgets' ),
		),
		'company'      => array(
			'section' => 'shop',
			'kind'    => 'text',
			'text'    => 'shop.company',
			'label'   => __( 'Company', 'shop-widgets' ),
			'help'    => __( 'Full name with its legal form, such as Example Ltd. The consents name it as the sender of the newsletter.', 'shop-widgets' ),
		),
		'goods'        => array(
			'section' => 'shop',
			'kind'    => 'text',
			'text'    => 'shop.goods',
			'label'   => __( 'Goods', 'shop-widgets' ),
			'help'    => __( 'What the newsletter advertises, such as “bicycles and accessories”. The consents name it.', 'shop-widgets' ),
		),
		'offer'        => array(
			'section'   => 'shop',
			'kind'      => 'choice',
			'attribute' => 'offer',
			'label'     => __( 'Offer', 'shop-widgets' ),
			'options'   => array(
				'voucher' => __( 'a voucher', 'shop-widgets' ),
				'none'    => __( 'none', 'shop-widgets' ),
			),
			'help'      => __( 'What a sign-up is rewarded with.', 'shop-widgets' ),
		),
		'accent'       => array(
			'section' => 'shop',
			'kind'    => 'color',
			'label'   => __( 'Colour of buttons and links', 'shop-widgets' ),
			'help'    => __( 'For example #00566b. Empty: brown.', 'shop-widgets' ),
		),
		'footer'       => array(
			'section' => 'shop',
			'kind'    => 'choice',
			'label'   => __( 'Footer', 'shop-widgets' ),
			'options' => array(
				'block' => __( 'only as a block, shortcode or widget', 'shop-widgets' ),
				'page'  => __( 'below every page', 'shop-widgets' ),
				'none'  => __( 'nowhere', 'shop-widgets' ),
			),
			'help'    => __( 'Its links and countries come from the menus for “Shop footer” in Appearance > Menus.', 'shop-widgets' ),
		),
		'texts'        => array(
			'section' => 'texts',
			'kind'    => 'texts',
			'label'   => __( 'Own texts', 'shop-widgets' ),
		),
		'service_base' => array(
			'section'   => 'addresses',
			'kind'      => 'origin',
			'attribute' => 'service-base',
			'guarded'   => true,
			'label'     => __( 'Address of the services', 'shop-widgets' ),
			'help'      => __( 'For example https://shop.example. Empty: the address of this site.', 'shop-widgets' ),
		),
		'link_base'    => array(
			'section'   => 'addresses',
			'kind'      => 'origin',
			'attribute' => 'link-base',
			'label'     => __( 'Address of the shop', 'shop-widgets' ),
			'help'      => __( 'Links such as /privacy lead there. Empty: the address of this site.', 'shop-widgets' ),
		),
		'image_base'   => array(
			'section'   => 'addresses',
			'kind'      => 'address',
			'attribute' => 'image-base',
			'label'     => __( 'Folder of the pictures', 'shop-widgets' ),
			'help'      => __( 'For example https://shop.example/static/newsletter/.', 'shop-widgets' ),
		),
		'content_src'  => array(
			'section'   => 'addresses',
			'kind'      => 'address',
			'attribute' => 'content-src',
			'guarded'   => true,
			'label'     => __( 'Content of the footer', 'shop-widgets' ),
			'help'      => __( 'Address of a JSON file.', 'shop-widgets' ),
		),
		'send_site'    => array(
			'section'   => 'services',
			'kind'      => 'flag',
			'attribute' => 'send-site',
			'label'     => __( 'One service for several countries', 'shop-widgets' ),
			'help'      => __( 'Send the country with each sign-up.', 'shop-widgets' ),
		),
		'api_key'      => array(
			'section'   => 'services',
			'kind'      => 'text',
			'attribute' => 'api-key',
			'label'     => __( 'Key of the services', 'shop-widgets' ),
			'help'      => __( 'Visitors can read it in the page. Empty: none.', 'shop-widgets' ),
		),
		'ab_tests'     => array(
			'section'   => 'services',
			'kind'      => 'choice',
			'attribute' => 'ab-tests',
			'label'     => __( 'A/B tests', 'shop-widgets' ),
			'options'   => array(
				'on'      => __( 'on', 'shop-widgets' ),
				'off'     => __( 'off', 'shop-widgets' ),
				'consent' => __( 'after the visitor’s consent', 'shop-widgets' ),
			),
			'help'      => __( 'The A/B test service may set a cookie.', 'shop-widgets' ),
		),
		'placeholders' => array(
			'section' => 'services',
			'kind'    => 'flag',
			'label'   => __( 'Placeholders', 'shop-widgets' ),
			'help'    => __( 'Fill a div with data-shop-widget in a text. Everybody who writes texts can paste one.', 'shop-widgets' ),
		),
		'script'       => array(
			'section' => 'services',
			'guarded' => true,
			'kind'    => 'address',
			'label'   => __( 'Address of the script', 'shop-widgets' ),
			'help'    => __( 'Empty: the script in this plugin.', 'shop-widgets' ),
		),
		'integrity'    => array(
			'section' => 'services',
			'guarded' => true,
			'kind'    => 'hash',
			'label'   => __( 'Hash of that script', 'shop-widgets' ),
			'help'    => __( 'For example sha384-…; only with an address of your own.', 'shop-widgets' ),
		),
	);
}

/**
 * Whether the user may change a setting. In a network, the administrator of one site may not write unfiltered HTML.
 *
 * @param array $field Facts about the setting.
 * @return bool
 */
function shop_widgets_may_change( $field ) {
	return empty( $field['guarded'] ) || current_user_can( 'unfiltered_html' );
}

/**
 * The settings, with defaults for those that are not saved. The country follows the language of WordPress.
 *
 * @return array
 */
function shop_widgets_settings() {
	$defaults = array_fill_keys( array_keys( shop_widgets_fields() ), '' );
	list( $language, $country ) = explode( '_', strtoupper( get_locale() ) . '_' );
	foreach ( array( $country . '_' . $language, $country, 'DE' ) as $site ) {
		if ( isset( shop_widgets_shop()['sites'][ $site ] ) ) {
			$defaults['site'] = $site;
			break;
		}
	}
	$defaults['shop_name'] = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	$defaults['footer']    = 'block';
	$defaults['ab_tests']  = 'on';
	$defaults['offer']     = 'voucher';
	$saved                 = get_option( 'shop_widgets' );
	return array_merge( $defaults, array_intersect_key( is_array( $saved ) ? $saved : array(), $defaults ) );
}

/**
 * Checks the settings before they are saved. A wrong value is not saved: the message says why, and the value before it stays.
 *
 * @param mixed $given Settings as they were sent.
 * @return array
 */
function shop_widgets_sanitize( $given ) {
	$settings = shop_widgets_settings();
	foreach ( array_filter( shop_widgets_fields(), 'shop_widgets_may_change' ) as $key => $field ) {
		if ( 'texts' === $field['kind'] ) {
			$settings[ $key ] = shop_widgets_check_texts( isset( $given[ $key ] ) ? $given[ $key ] : array() );
			continue;
		}
		$text    = is_array( $given ) && isset( $given[ $key ] ) && is_scalar( $given[ $key ] ) ? trim( wp_check_invalid_utf8( (string) $given[ $key ] ) ) : '';
		$checked = '' === $text && 'choice' !== $field['kind'] ? '' : shop_widgets_check_field( $field, $text );
		if ( is_wp_error( $checked ) ) {
			/* translators: 1: label of a setting, 2: what was written, 3: why it is wrong. */
			$message = sprintf( __( '%1$s: “%2$s” was not saved. %3$s', 'shop-widgets' ), $field['label'], shop_widgets_shortened( $text ), $checked->get_error_message() );
			add_settings_error( 'shop_widgets', 'shop_widgets_' . $key, esc_html( $message ) );
			continue;
		}
		$settings[ $key ] = $checked;
	}
	if ( '' === $settings['script'] ) {
		$settings['integrity'] = '';
	}
	return $settings;
}

/**
 * Checks one setting that is not empty.
 *
 * @param array  $field Facts about the setting.
 * @param string $text  What was written.
 * @return string|WP_Error The value to save.
 */
function shop_widgets_check_field( $field, $text ) {
	if ( mb_strlen( $text ) > SHOP_WIDGETS_MAX_LENGTH ) {
		/* translators: %d: a number of characters. */
		return new WP_Error( 'long', sprintf( __( 'Use at most %d characters.', 'shop-widgets' ), SHOP_WIDGETS_MAX_LENGTH ) );
	}
	switch ( $field['kind'] ) {
		case 'choice':
			return isset( $field['options'][ $text ] ) ? $text : new WP_Error( 'choice', __( 'Choose one from the list.', 'shop-widgets' ) );
		case 'flag':
			return '1';
		case 'color':
			return shop_widgets_check_color( $text );
		case 'hash':
			return preg_match( '/^sha(?:256|384|512)-[A-Za-z0-9+\/]{43,88}={0,2}$/D', $text ) ? $text : new WP_Error( 'hash', __( 'It looks like sha384-… and is in integrity.json beside the script.', 'shop-widgets' ) );
		case 'text':
			return preg_match( '/[\x00-\x1f\x7f]/', $text ) ? new WP_Error( 'text', __( 'Enter a single line of text.', 'shop-widgets' ) ) : $text;
		default:
			return shop_widgets_check_address( $text, 'origin' === $field['kind'] );
	}
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
			/* translators: 1: key of a text, 2: a number of characters. */
			add_settings_error( 'shop_widgets', 'shop_widgets_texts', esc_html( sprintf( __( '%1$s was not saved: use at most %2$d characters.', 'shop-widgets' ), $key, 5000 ) ) );
			$texts[ $key ] = '';
		}
	}
	return array_filter( $texts, 'strlen' );
}

/**
 * The texts of the country by their keys, without those that have a setting of their own.
 *
 * @return string[]
 */
function shop_widgets_built_in_texts() {
	$texts = ( require SHOP_WIDGETS_DIR . 'texts.php' )[ shop_widgets_settings()['site'] ];
	return array_diff_key( $texts, array_flip( array_column( shop_widgets_fields(), 'text' ) ) );
}

/**
 * Checks a colour: white text is on it, and it is the colour of links on white.
 *
 * @param string $text What was written.
 * @return string|WP_Error The colour to save.
 */
function shop_widgets_check_color( $text ) {
	$color = sanitize_hex_color( '#' . ltrim( $text, '#' ) );
	if ( ! $color || 7 !== strlen( $color ) ) {
		return new WP_Error( 'color', __( 'It looks like #00566b.', 'shop-widgets' ) );
	}
	$light = 0;
	foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $share ) {
		$part   = hexdec( substr( $color, 1 + 2 * $index, 2 ) ) / 255;
		$light += $share * ( $part <= 0.04045 ? $part / 12.92 : pow( ( $part + 0.055 ) / 1.055, 2.4 ) );
	}
	// The contrast that WCAG 2 asks for in text (1.4.3).
	return 1.05 / ( $light + 0.05 ) < 4.5 ? new WP_Error( 'contrast', __( 'It is too light for white text on it: choose a darker one.', 'shop-widgets' ) ) : $color;
}

/**
 * Checks an address.
 *
 * @param string $text      What was written.
 * @param bool   $is_origin Whether the address must end after the host.
 * @return string|WP_Error The address to save.
 */
function shop_widgets_check_address( $text, $is_origin ) {
	$is_path = ! $is_origin && preg_match( '#^/(?!/)[^\s"\'<>\\\\\x00-\x1f\x7f]*$#D', $text );
	if ( $is_path ) {
		return $text;
	}
	if ( ! preg_match( '#^(https?)://([a-z0-9\x80-\xff.-]+(?::\d{1,5})?)(/[^\s"\'<>\\\\\x00-\x1f\x7f]*)?$#iD', $text, $parts ) ) {
		return new WP_Error( 'address', $is_origin ? __( 'Write an address such as https://shop.example.', 'shop-widgets' ) : __( 'Write an address such as https://shop.example/folder/ or /folder/.', 'shop-widgets' ) );
	}
	if ( is_ssl() && 'http' === strtolower( $parts[1] ) ) {
		return new WP_Error( 'insecure', __( 'A page on https:// cannot load from http://.', 'shop-widgets' ) );
	}
	$path = isset( $parts[3] ) ? $parts[3] : '';
	if ( $is_origin && '' !== trim( $path, '/' ) ) {
		return new WP_Error( 'path', __( 'Leave out what follows the host: write an address such as https://shop.example.', 'shop-widgets' ) );
	}
	return strtolower( $parts[1] . '://' . $parts[2] ) . ( $is_origin ? '' : $path );
}
