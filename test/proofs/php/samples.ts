import type { Sample } from './checks.ts';

/** Files with a fault: a check that does not find it is broken. */
export const SAMPLES: readonly Sample[] = [
  { check: 'syntax', code: '<?php echo ;', finding: /syntax error/ },
  { check: 'old', code: '<?php $a = match ($b) { 1 => 2 };', finding: /not allowed before PHP 8/ },
  { check: 'old', code: '<?php class A { function __construct(private $a) {} }', finding: /a promoted parameter/ },
  { check: 'old', code: '<?php function a(int|string $b) {}', finding: /a union of types/ },
  { check: 'old', code: '<?php function a(): mixed {}', finding: /the type mixed/ },
  { check: 'old', code: '<?php \\str_contains($a, $b);', finding: /a function/ },
  { check: 'wordpress', code: "<?php\necho $_GET['a'];\n", finding: /EscapeOutput\.OutputNotEscaped/ },
  { check: 'wordpress', code: "<?php\n$a = $_GET['a'];\n", finding: /InputNotSanitized/ },
  { check: 'wordpress', code: "<?php\n$a = $_POST['a'];\n", finding: /NonceVerification/ },
  { check: 'wordpress', code: "<?php\n__( 'a', 'other' );\n", finding: /TextDomainMismatch/ },
  { check: 'dokuwiki', code: '<?php\n\nif ($a){ b(); }\n', finding: /ControlSignature/ },
  { check: 'mediawiki', code: '<?php\nf($a);\n', finding: /FunctionCallSignature/ },
  { check: 'mediawiki', code: '<?php\n$a = array();\n', finding: /DisallowLongArraySyntax/ },
  { check: 'templates', code: '<?php\n\nfunction a(){\n}\n', finding: /BraceOnSameLine/ },
];
