<?php
/**
 * The translations in the plugin.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the translations in `languages`. The files have the format that WordPress reads since 6.5; the filter serves older
 * versions, too. A language pack of WordPress wins. One translation serves every German.
 */
function shop_widgets_load_texts() {
	$locale = determine_locale();
	$file   = SHOP_WIDGETS_DIR . 'languages/shop-widgets-' . ( 0 === strpos( $locale, 'de' ) ? 'de_DE' : $locale ) . '.l10n.php';
	if ( ! is_readable( $file ) ) {
		return;
	}
	$messages = ( require $file )['messages'];
	add_filter(
		'gettext_shop-widgets',
		function ( $translation, $text ) use ( $messages ) {
			return $translation === $text && isset( $messages[ $text ] ) ? $messages[ $text ] : $translation;
		},
		10,
		2
	);
}

/**
 * Translates a text of the generated files, whose texts no tool finds in the sources.
 *
 * @param string $text The text.
 * @return string
 */
function shop_widgets_translated( $text ) {
	return translate( $text, 'shop-widgets' ); // phpcs:ignore WordPress.WP.I18n -- the texts are in the generated files.
}
