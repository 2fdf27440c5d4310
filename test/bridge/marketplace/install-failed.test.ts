import { expect, test } from 'vitest'
import { meaningfulLines, reasonOfDisk, withoutPlaces } from '../../../src/bridge/marketplace/install-failed.ts'

test('of what npm says, the lines that tell what was wrong are kept', () => {
  const lines = [
    'npm warn deprecated request@2.88.2: request has been deprecated',
    'npm error code E404',
    'npm error 404 Not Found - GET http://user:secret@127.0.0.1:4873/lamp-parts - no such package',
    'npm error 404',
    "npm error 404  'lamp-parts@9' is not in this registry.",
    'npm error 404 Note that you can also install from a',
    'npm error 404 tarball, folder, http url, or git url.',
    'npm error notarget No matching version found for lamp-parts@9.',
    'npm error Log files were not written due to the config logs-max=0',
    'npm error A complete log of this run can be found in: /home/somebody/.npm/_logs/x-debug-0.log',
  ]
  expect(meaningfulLines(lines)).toEqual([
    'code E404',
    'Not Found - GET lamp-parts - no such package',
    "'lamp-parts@9' is not in this registry.",
    'No matching version found for lamp-parts@9.',
  ])
})

test('npm may say a lot', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `npm error ${index} ${'x'.repeat(10_000)}`)
  const kept = meaningfulLines(lines)
  expect(kept).toHaveLength(10)
  expect(kept.every((line) => line.length <= 500)).toBe(true)
  expect(kept.at(-1)).toMatch(/^49 /)
})

test.each([
  ['GET https://token@registry.example/@a%2fb?key=1 failed', 'GET @a%2fb failed'],
  ["ENOENT: no such file, open '/home/somebody/.triptych/plugins/x.json'", "ENOENT: no such file, open 'x.json'"],
  ['@home/homebridge-x and a/b stay', '@home/homebridge-x and a/b stay'],
])('hosts, credentials and folders are not told: %s', (text, told) => {
  expect(withoutPlaces(text)).toBe(told)
})

test.each([
  ['ENOSPC', 'no space is left on the disk'],
  ['EROFS', 'the disk cannot be written'],
  ['EACCES', 'the plugins folder may not be written'],
])('%s is said in words', (code, words) => {
  expect(reasonOfDisk(Object.assign(new Error('failed'), { code }))).toBe(words)
})
