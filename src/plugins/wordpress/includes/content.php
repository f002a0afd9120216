<?php
/**
 * The content of the footer, from menus.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/** Registers a place for a menu per section of the footer. A section without a menu keeps its built-in content. */
function shop_widgets_register_menus() {
	register_nav_menus(
		array(
			'shop_widgets_groups'    => __( 'Shop footer: groups of links', 'shop-widgets' ),
			'shop_widgets_legal'     => __( 'Shop footer: legal links', 'shop-widgets' ),
			'shop_widgets_countries' => __( 'Shop footer: countries', 'shop-widgets' ),
		)
	);
}

/**
 * What the menus say of the footer, as its content has it.
 *
 * @return array
 */
function shop_widgets_content() {
	return array_filter(
		array(
			'teaser'     => array_filter( array( 'groups' => array_map( 'shop_widgets_group', shop_widgets_menu( 'groups' ) ) ) ),
			'legalLinks' => array_map( 'shop_widgets_legal_link', shop_widgets_menu( 'legal' ) ),
			'countries'  => array_map( 'shop_widgets_country', shop_widgets_menu( 'countries' ) ),
		)
	);
}

/**
 * The items of a menu. What is below an item, at any depth, is in its `links`.
 *
 * @param string $section Name of a section.
 * @return array[]
 */
function shop_widgets_menu( $section ) {
	$menus   = get_nav_menu_locations();
	$items   = empty( $menus[ "shop_widgets_$section" ] ) ? array() : wp_get_nav_menu_items( $menus[ "shop_widgets_$section" ] );
	$tops    = array();
	$entries = array();
	foreach ( $items ? $items : array() as $item ) {
		$parent            = (int) $item->menu_item_parent;
		$top               = isset( $tops[ $parent ] ) ? $tops[ $parent ] : $item->ID;
		$tops[ $item->ID ] = $top;
		$link              = array(
			'url'  => '#' === $item->url ? '' : $item->url,
			'text' => trim( html_entity_decode( wp_strip_all_tags( $item->title ), ENT_QUOTES, 'UTF-8' ) ),
		);
		if ( $top !== $item->ID ) {
			$entries[ $top ]['links'][] = array( 'link' => $link );
			continue;
		}
		$entries[ $top ] = array(
			'link'    => $link,
			'links'   => array(),
			'classes' => (array) $item->classes,
			'words'   => trim( $item->description ),
		);
	}
	return array_values( $entries );
}

/**
 * A group of links: the item of the menu is its heading, and its class the icon.
 *
 * @param array $entry An item.
 * @return array
 */
function shop_widgets_group( $entry ) {
	$heading = '' === $entry['link']['url'] ? array( 'text' => $entry['link']['text'] ) : array( 'link' => $entry['link'] );
	$icons   = array_values( array_intersect( shop_widgets_shop()['icons'], $entry['classes'] ) );
	return array_filter(
		array(
			'heading'          => $heading + ( $icons ? array( 'iconName' => $icons[0] ) : array() ),
			'introductoryText' => $entry['words'],
			'links'            => $entry['links'],
		)
	);
}

/**
 * A legal link; the class `emphasis` frames it.
 *
 * @param array $entry An item.
 * @return array
 */
function shop_widgets_legal_link( $entry ) {
	return $entry['link'] + ( in_array( 'emphasis', $entry['classes'], true ) ? array( 'emphasis' => true ) : array() );
}

/**
 * A country. Its name in its own language or in one of the plugin, or a class with its code, brings its flag.
 *
 * @param array $entry An item.
 * @return array
 */
function shop_widgets_country( $entry ) {
	$country = array(
		'label' => $entry['link']['text'],
		'code'  => $entry['link']['text'],
	);
	foreach ( shop_widgets_shop()['sites'] as $code => $site ) {
		if ( in_array( $country['label'], array_merge( array( $site['label'] ), $site['names'] ), true ) || in_array( $code, $entry['classes'], true ) ) {
			$country = array(
				'label' => $country['label'],
				'code'  => $code,
				'flag'  => $site['flag'],
			);
			break;
		}
	}
	return $country + ( '' === $entry['link']['url'] ? array() : array( 'href' => $entry['link']['url'] ) );
}
