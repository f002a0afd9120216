<?php

$lang['site'] = 'Landesseite: bestimmt Sprache, Texte und Regeln';
$lang['company'] = 'Firma mit Rechtsform: die Einwilligungen nennen sie als Absender';
$lang['name'] = 'Name des Shops, wie ihn die Kundschaft kennt';
$lang['goods'] = 'Wofür der Newsletter wirbt, zum Beispiel „Fahrräder und Zubehör“: Die Einwilligungen nennen es';
$lang['offer'] = 'Was es für eine Anmeldung gibt';
$lang['offer_o_voucher'] = 'einen Gutschein';
$lang['offer_o_none'] = 'nichts';
$lang['texts'] = 'Eigene Texte der Widgets, je eine Zeile: newsletter.title = Post vom Laden';
$lang['service_base'] = 'Origin der Dienste des Shops, zum Beispiel https://shop.example. Leer: die des Wikis';
$lang['link_base'] = 'Origin der Seiten des Shops, auf die Links führen. Leer: die des Wikis';
$lang['image_base'] = 'Ordner mit den Bildern der Anmeldung. Leer: /static/newsletter/';
$lang['send_site'] = 'Die Landesseite mit jeder Anmeldung senden, für Dienste, die für mehrere Länder antworten';
$lang['ab_tests'] = 'Aufrufe des Dienstes für A/B-Tests';
$lang['ab_tests_o_on'] = 'immer';
$lang['ab_tests_o_off'] = 'nie';
$lang['ab_tests_o_consent'] = 'nach Einwilligung (Ereignis shop-consent)';
$lang['footer'] = 'Den Footer des Shops unter jeder Seite zeigen';
$lang['placeholders'] = 'Platzhalter füllen: ein div mit data-shop-widget, wo das Wiki HTML erlaubt';
$lang['script'] = 'Adresse des Skripts. Leer: das des Plugins';
require_once __DIR__ . '/../../shared/Tag.php';
foreach (\ShopWidgets\Tag::shop()['sites'] as $code => $site) {
    $lang["site_o_$code"] = $site['names']['de'];
}
