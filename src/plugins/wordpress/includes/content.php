<?php
/**
 * The content of the footer, from menus.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Content;
use ShopWidgets\Data;

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
 * Makes a menu from the built-in links of a country for each place that has none, so that editors change links instead
 * of adding them.
 *
 * @param array $settings The settings; the country and the address of the shop are used.
 */
function shop_widgets_make_menus( $settings ) {
	$menus  = get_nav_menu_locations();
	$places = get_registered_nav_menus();
	foreach ( Data::of( 'menus' )[ $settings['site'] ] as $section => $items ) {
		$place = "shop_widgets_$section";
		if ( is_nav_menu( $menus[ $place ] ?? 0 ) ) {
			continue;
		}
		$menu = wp_create_nav_menu( $places[ $place ] );
		if ( is_wp_error( $menu ) ) {
			// A menu of this name is there, without a place.
			$menu = wp_get_nav_menu_object( $places[ $place ] )->term_id;
		} else {
			shop_widgets_add_items( $menu, $items, untrailingslashit( $settings['link_base'] ) );
		}
		$menus[ $place ] = $menu;
	}
	set_theme_mod( 'nav_menu_locations', $menus );
}

/**
 * Adds links to a menu.
 *
 * @param int    $menu  The ID of the menu.
 * @param array  $items Links, with the `links` that are below each.
 * @param string $base  What precedes the paths among their addresses.
 * @param int    $above The ID of the item that they are below.
 */
function shop_widgets_add_items( $menu, $items, $base, $above = 0 ) {
	foreach ( $items as $item ) {
		$facts = array(
			'menu-item-title'     => $item['text'],
			'menu-item-url'       => ( '/' === $item['url'][0] ? $base : '' ) . $item['url'],
			'menu-item-classes'   => $item['mark'] ?? '',
			'menu-item-parent-id' => $above,
			'menu-item-status'    => 'publish',
		);
		shop_widgets_add_items( $menu, $item['links'] ?? array(), $base, wp_update_nav_menu_item( $menu, 0, wp_slash( $facts ) ) );
	}
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
