<?php
/**
 * The page under Settings, made with the Settings API, which checks the nonce and the right to save.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Tag;

defined( 'ABSPATH' ) || exit;

/** Adds the page to the menu. */
function shop_widgets_add_page() {
	add_options_page( __( 'Shop widgets', 'shop-widgets' ), __( 'Shop widgets', 'shop-widgets' ), 'manage_options', 'shop-widgets', 'shop_widgets_print_page' );
}

/** Registers the settings and their controls. */
function shop_widgets_register_settings() {
	register_setting( 'shop_widgets', 'shop_widgets', array( 'sanitize_callback' => 'shop_widgets_sanitize' ) );
	$sections = array(
		'shop'      => __( 'Your shop', 'shop-widgets' ),
		'texts'     => __( 'Texts', 'shop-widgets' ),
		'addresses' => __( 'If the shop is at a different address from this site', 'shop-widgets' ),
		'services'  => __( 'Services and script', 'shop-widgets' ),
	);
	foreach ( $sections as $section => $title ) {
		add_settings_section( $section, $title, '__return_null', 'shop-widgets' );
	}
	foreach ( shop_widgets_fields() as $key => $field ) {
		$args = $field + array( 'label_for' => 'shop_widgets_' . $key );
		add_settings_field( $args['label_for'], shop_widgets_translated( $field['label'] ), 'shop_widgets_print_field', 'shop-widgets', $field['section'], $args );
	}
}

/** Prints the page. */
function shop_widgets_print_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf( '<div class="wrap"><h1>%s</h1><form method="post" action="options.php">', esc_html( get_admin_page_title() ) );
	settings_fields( 'shop_widgets' );
	do_settings_sections( 'shop-widgets' );
	submit_button();
	printf( '</form><p>%s</p></div>', esc_html__( 'Insert the blocks “Newsletter sign-up” and “Shop footer”, the widget “Shop widgets”, or a shortcode: [shop_newsletter], [shop_footer], [shop_session], [shop_preview].', 'shop-widgets' ) );
}

/** Prints the control of a setting. */
function shop_widgets_print_field( $field ) {
	$value = shop_widgets_settings()[ $field['key'] ];
	$id    = $field['label_for'];
	$name  = "shop_widgets[{$field['key']}]";
	$help  = shop_widgets_translated( $field['help'] );
	if ( 'texts' === $field['kind'] ) {
		shop_widgets_print_texts( (array) $value );
		return;
	}
	if ( 'flag' === $field['kind'] ) {
		printf( '<label><input type="checkbox" id="%s" name="%s" value="1"%s> %s</label>', esc_attr( $id ), esc_attr( $name ), checked( $value, '1', false ), esc_html( $help ) );
		return;
	}
	if ( 'choice' === $field['kind'] ) {
		$options = isset( $field['options'] ) ? array_map( 'shop_widgets_translated', $field['options'] ) : shop_widgets_countries();
		shop_widgets_print_choice( $id, $name, $options, $value );
	} else {
		printf( '<input type="text" class="regular-text" id="%s" name="%s" value="%s" maxlength="%d">', esc_attr( $id ), esc_attr( $name ), esc_attr( $value ), esc_attr( Tag::LONGEST ) );
	}
	if ( 'color' === $field['kind'] ) {
		wp_enqueue_style( 'wp-color-picker' );
		wp_enqueue_script( 'wp-color-picker' );
		wp_add_inline_script( 'wp-color-picker', 'jQuery( ' . wp_json_encode( "#$id" ) . ' ).wpColorPicker();' );
	}
	printf( '<p class="description">%s</p>', esc_html( $help ) );
	if ( 'footer' === $field['key'] && current_user_can( 'edit_theme_options' ) ) {
		printf( '<p><label><input type="checkbox" name="shop_widgets[menus]" value="1"> %s</label></p>', esc_html__( 'Fill empty menus with the built-in links now', 'shop-widgets' ) );
	}
}

/** Prints a table with a field for each text of the tags, and a search in keys and texts. */
function shop_widgets_print_texts( $own ) {
	printf( '<input type="search" class="regular-text" id="shop_widgets_texts" placeholder="%s">', esc_attr__( 'Search keys and texts', 'shop-widgets' ) );
	printf( '<table class="widefat striped" id="shop_widgets_table"><thead><tr><th>%s</th><th>%s</th></tr></thead><tbody>', esc_html__( 'Built-in text', 'shop-widgets' ), esc_html__( 'Own text', 'shop-widgets' ) );
	foreach ( shop_widgets_built_in_texts() as $key => $text ) {
		printf( '<tr><td><code>%1$s</code><br>%2$s</td><td><textarea rows="2" class="large-text" name="shop_widgets[texts][%1$s]" aria-label="%1$s">%3$s</textarea></td></tr>', esc_attr( $key ), esc_html( $text ), esc_textarea( $own[ $key ] ?? '' ) );
	}
	printf( '</tbody></table><p id="shop_widgets_no_text" role="status" data-words="%s"></p>', esc_attr__( 'No text contains this.', 'shop-widgets' ) );
	wp_print_inline_script_tag(
		"document.getElementById('shop_widgets_texts').addEventListener('input', function (event) {
			var words = event.target.value.toLowerCase();
			var found = false;
			document.querySelectorAll('#shop_widgets_table tbody tr').forEach(function (row) {
				var text = row.textContent + row.querySelector('textarea').value;
				row.hidden = text.toLowerCase().indexOf(words) < 0;
				found = found || ! row.hidden;
			});
			var message = document.getElementById('shop_widgets_no_text');
			message.textContent = found ? '' : message.dataset.words;
		});
		document.getElementById('shop_widgets_texts').addEventListener('keydown', function (event) {
			if (event.key === 'Enter') event.preventDefault();
		});"
	);
}

/** Adds a link to the settings to the list of plugins. */
function shop_widgets_action_links( $links ) {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=shop-widgets' ) ), esc_html__( 'Settings', 'shop-widgets' ) ) );
	return $links;
}
