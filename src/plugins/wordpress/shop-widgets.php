<?php
/**
 * Plugin Name:       Shop Widgets
 * Description:       An online shop’s newsletter sign-up, footer and staff panel.
 * Version:           __VERSION__
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       shop-widgets
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;
