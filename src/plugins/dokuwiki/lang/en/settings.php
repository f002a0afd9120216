<?php

$lang['site'] = 'Country site, which determines language, texts and rules';
$lang['company'] = 'Company with its legal form: the consents name it as the sender';
$lang['name'] = 'Name of the shop, as customers know it';
$lang['goods'] = 'What the newsletter advertises, such as “bicycles and accessories”: the consents name it';
$lang['offer'] = 'What a sign-up is rewarded with';
$lang['offer_o_voucher'] = 'a voucher';
$lang['offer_o_none'] = 'nothing';
$lang['texts'] = 'Own texts of the widgets, a line each: newsletter.title = Post from the shop';
$lang['service_base'] = 'Origin of the shop’s services, for example https://shop.example. Empty: this wiki’s';
$lang['link_base'] = 'Origin of the shop’s pages that links lead to. Empty: this wiki’s';
$lang['image_base'] = 'Folder of the sign-up’s pictures. Empty: /static/newsletter/';
$lang['send_site'] = 'Send the country site with each sign-up, for services that answer for several countries';
$lang['ab_tests'] = 'Calls of the A/B test service';
$lang['ab_tests_o_on'] = 'always';
$lang['ab_tests_o_off'] = 'never';
$lang['ab_tests_o_consent'] = 'after consent (event shop-consent)';
$lang['footer'] = 'Show the shop’s footer below every page';
$lang['placeholders'] = 'Fill placeholders: a div with data-shop-widget, where the wiki allows HTML';
$lang['script'] = 'Address of the script. Empty: the plugin’s own';
require_once __DIR__ . '/../../shared/Tag.php';
foreach (\ShopWidgets\Tag::shop()['sites'] as $code => $site) {
    $lang["site_o_$code"] = $site['names']['en'];
}
