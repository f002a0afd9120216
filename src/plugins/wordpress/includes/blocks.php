<?php
/**
 * The blocks. Their attributes and controls are made from the declarations of the tags.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Data;
use ShopWidgets\Tag;

defined( 'ABSPATH' ) || exit;

/** The attributes that most editors need. The controls of the others are under “Advanced”. */
const SHOP_WIDGETS_COMMON = array( 'headline', 'site', 'offer', 'heading-level', 'reduced', 'checkout', 'hide-newsletter' );

/** Registers a block per tag, and the script of the editor. */
function shop_widgets_register_blocks() {
	wp_register_script(
		'shop-widgets-blocks',
		plugins_url( 'assets/blocks.js', SHOP_WIDGETS_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		Data::of( 'script' )['version'],
		true
	);
	foreach ( shop_widgets_kinds() as $name => $kind ) {
		$attributes = array();
		foreach ( Tag::attributes( $name ) as $attribute => $facts ) {
			$attributes[ $attribute ] = array( 'type' => 'flag' === $facts['kind'] ? 'boolean' : 'string' );
		}
		register_block_type(
			'shop-widgets/' . $name,
			$kind + array(
				'api_version'     => 3,
				'category'        => 'widgets',
				'keywords'        => array( 'shop', 'shop-' . $name ),
				'attributes'      => $attributes,
				'supports'        => array(
					'align' => in_array( $name, Tag::WITH_SIGN_UP, true ) ? array( 'wide', 'full' ) : false,
					'html'  => false,
				),
				'editor_script'   => 'shop-widgets-blocks',
				'render_callback' => function ( $given ) use ( $name, $attributes ) {
					$values = shop_widgets_check( $name, array_intersect_key( $given, $attributes ) )[0];
					$align  = in_array( $given['align'] ?? '', array( 'wide', 'full' ), true ) ? 'align' . $given['align'] : '';
					$extra  = is_string( $given['className'] ?? '' ) ? $given['className'] ?? '' : '';
					return shop_widgets_markup( $name, $values, trim( "$align $extra" ) );
				},
			)
		);
	}
}

/** Hands the controls to the script of the editor. */
function shop_widgets_editor_data() {
	$blocks   = array();
	$settings = Data::settings( 'wordpress' );
	foreach ( shop_widgets_kinds() as $name => $kind ) {
		$controls = array();
		foreach ( Tag::attributes( $name ) as $attribute => $facts ) {
			$controls[] = array(
				'attribute' => $attribute,
				'label'     => shop_widgets_translated( $facts['label'] ),
				'help'      => shop_widgets_translated( $facts['doc'] ),
				'unset'     => in_array( $attribute, array( 'site', 'offer' ), true ) ? __( 'As in the settings', 'shop-widgets' ) : __( 'Default', 'shop-widgets' ),
				'common'    => in_array( $attribute, SHOP_WIDGETS_COMMON, true ),
				'titles'    => Data::options( $settings[ $attribute ] ?? array( 'key' => $attribute ), shop_widgets_language() ),
			) + $facts;
		}
		$blocks[] = array(
			'name'     => $name,
			'title'    => $kind['title'],
			'hint'     => $kind['description'],
			'visible'  => in_array( $name, Tag::WITH_SIGN_UP, true ),
			'controls' => $controls,
		);
	}
	$data = array(
		'blocks'    => $blocks,
		'preview'   => add_query_arg( 'action', 'shop_widgets_preview', admin_url( 'admin-post.php' ) ) . '&_wpnonce=' . wp_create_nonce( 'shop_widgets_preview' ),
		'panel'     => __( 'Settings', 'shop-widgets' ),
		'maxLength' => Tag::LONGEST,
	);
	wp_add_inline_script( 'shop-widgets-blocks', 'var shopWidgetsBlocks = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
}

/** Answers with a page that contains one tag, for the frame in the editor. Nothing in it can be sent. */
function shop_widgets_print_preview() {
	check_admin_referer( 'shop_widgets_preview' );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die( '', '', array( 'response' => 403 ) );
	}
	$name  = isset( $_GET['widget'] ) ? sanitize_key( $_GET['widget'] ) : '';
	$given = isset( $_GET['attributes'] ) && is_array( $_GET['attributes'] ) ? wp_unslash( $_GET['attributes'] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked below.
	if ( ! in_array( $name, Tag::WIDGETS, true ) ) {
		wp_die( '', '', array( 'response' => 404 ) );
	}
	// A preview is not part of a test.
	$fixed  = 'footer' === $name ? array( 'ab-tests' => 'off' ) : array();
	$markup = shop_widgets_markup( $name, $fixed + shop_widgets_check( $name, $given )[0] );
	header( 'Content-Type: text/html; charset=utf-8' );
	header( 'X-Frame-Options: SAMEORIGIN' );
	printf( '<!doctype html><html><head><meta charset="utf-8"><title>%s</title>', esc_html( $name ) );
	printf( '<link rel="stylesheet" href="%s"><style>body { margin: 0 }</style>', esc_url( get_stylesheet_uri() ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet
	wp_custom_css_cb();
	echo '</head><body inert>', $markup; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
	wp_print_scripts( 'shop-widgets' );
	echo '</body></html>';
	exit;
}
