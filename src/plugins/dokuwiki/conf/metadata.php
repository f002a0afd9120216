<?php

use ShopWidgets\Settings;

require_once __DIR__ . '/../shared/Settings.php';
require_once __DIR__ . '/../shared/Tag.php';

$meta['site'] = ['multichoice', '_choices' => Settings::choices('site')];
$meta['company'] = ['string', '_pattern' => Settings::TEXT];
$meta['name'] = ['string', '_pattern' => Settings::TEXT];
$meta['goods'] = ['string', '_pattern' => Settings::TEXT];
$meta['offer'] = ['multichoice', '_choices' => Settings::choices('offer')];
$meta['texts'] = ['', '_pattern' => Settings::TEXTS];
$meta['service_base'] = ['string', '_pattern' => Settings::ORIGIN, '_caution' => 'security'];
$meta['link_base'] = ['string', '_pattern' => Settings::ORIGIN];
$meta['image_base'] = ['string', '_pattern' => Settings::ADDRESS];
$meta['send_site'] = ['onoff'];
$meta['ab_tests'] = ['multichoice', '_choices' => Settings::choices('ab-tests')];
$meta['footer'] = ['onoff'];
$meta['placeholders'] = ['onoff', '_caution' => 'security'];
$meta['script'] = ['string', '_pattern' => Settings::ADDRESS, '_caution' => 'security'];
