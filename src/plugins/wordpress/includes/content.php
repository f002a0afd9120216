<?php
/**
 * The content of the footer, from menus.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Content;

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

/** What the menus say of the footer, as its content has it. */
function shop_widgets_content() {
	$lists = array();
	foreach ( array( 'groups', 'legal', 'countries' ) as $section ) {
		$lists[ $section ] = shop_widgets_menu( $section );
	}
	return Content::of( $lists );
}

/** The items of a menu. What is below an item, at any depth, is in its `links`. */
function shop_widgets_menu( $section ) {
	$menus = get_nav_menu_locations();
	$items = empty( $menus[ "shop_widgets_$section" ] ) ? array() : wp_get_nav_menu_items( $menus[ "shop_widgets_$section" ] );
	$tops  = array();
	$lists = array();
	foreach ( $items ? $items : array() as $item ) {
		$top               = $tops[ (int) $item->menu_item_parent ] ?? $item->ID;
		$tops[ $item->ID ] = $top;
		$link              = array(
			'url'  => '#' === $item->url ? '' : $item->url,
			'text' => trim( html_entity_decode( wp_strip_all_tags( $item->title ), ENT_QUOTES, 'UTF-8' ) ),
		);
		if ( $top !== $item->ID ) {
			$lists[ $top ]['links'][] = array( 'link' => $link );
			continue;
		}
		$lists[ $top ] = array(
			'link'  => $link,
			'links' => array(),
			'marks' => (array) $item->classes,
			'words' => trim( $item->description ),
		);
	}
	return array_values( $lists );
}
