<?php
/**
 * The settings: what they are, their values, and the check of what an administrator wrote.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings. Those with an `attribute` become attributes of the script tag, as defaults for every tag of a page.
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
			'options'   => array_combine( shop_widgets_sites(), shop_widgets_sites() ),
			'help'      => __( 'Decides language, texts, fields and links.', 'shop-widgets' ),
		),
		'shop_name'    => array(
			'section' => 'shop',
			'kind'    => 'text',
			'label'   => __( 'Name of the shop', 'shop-widgets' ),
			'help'    => __( 'As your customers know it.', 'shop-widgets' ),
		),
		'company'      => array(
			'section' => 'shop',
			'kind'    => 'text',
			'label'   => __( 'Company', 'shop-widgets' ),
			'help'    => __( 'With its legal form: the sender that the consents of the sign-up name.', 'shop-widgets' ),
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
		),
		'service_base' => array(
			'section'   => 'addresses',
			'kind'      => 'origin',
			'attribute' => 'service-base',
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
			'help'      => __( 'Their service may set a cookie.', 'shop-widgets' ),
		),
		'script'       => array(
			'section' => 'services',
			'kind'    => 'address',
			'label'   => __( 'Address of the script', 'shop-widgets' ),
			'help'    => __( 'Empty: the script in this plugin.', 'shop-widgets' ),
		),
		'integrity'    => array(
			'section' => 'services',
			'kind'    => 'hash',
			'label'   => __( 'Hash of that script', 'shop-widgets' ),
			'help'    => __( 'For example sha384-…; only with an address of your own.', 'shop-widgets' ),
		),
	);
}

/**
 * The countries.
 *
 * @return string[]
 */
function shop_widgets_sites() {
	return shop_widgets_attributes()['script']['site']['values'];
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
		if ( in_array( $site, shop_widgets_sites(), true ) ) {
			$defaults['site'] = $site;
			break;
		}
	}
	$defaults['shop_name'] = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	$defaults['footer']    = 'block';
	$defaults['ab_tests']  = 'on';
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
	foreach ( shop_widgets_fields() as $key => $field ) {
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
		return new WP_Error( 'long', sprintf( __( 'At most %d characters are possible.', 'shop-widgets' ), SHOP_WIDGETS_MAX_LENGTH ) );
	}
	switch ( $field['kind'] ) {
		case 'choice':
			return isset( $field['options'][ $text ] ) ? $text : new WP_Error( 'choice', __( 'Choose one of the list.', 'shop-widgets' ) );
		case 'flag':
			return '1';
		case 'hash':
			return preg_match( '/^sha(?:256|384|512)-[A-Za-z0-9+\/]{43,88}={0,2}$/D', $text ) ? $text : new WP_Error( 'hash', __( 'It looks like sha384-… and is in integrity.json beside the script.', 'shop-widgets' ) );
		case 'text':
			return preg_match( '/[\x00-\x1f\x7f]/', $text ) ? new WP_Error( 'text', __( 'It has to be one line of text.', 'shop-widgets' ) ) : $text;
		default:
			return shop_widgets_check_address( $text, 'origin' === $field['kind'] );
	}
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
		return new WP_Error( 'insecure', __( 'Browsers refuse http:// on a page with https://.', 'shop-widgets' ) );
	}
	$path = isset( $parts[3] ) ? $parts[3] : '';
	if ( $is_origin && '' !== trim( $path, '/' ) ) {
		return new WP_Error( 'path', __( 'Leave out what follows the host: write an address such as https://shop.example.', 'shop-widgets' ) );
	}
	return strtolower( $parts[1] . '://' . $parts[2] ) . ( $is_origin ? '' : $path );
}
