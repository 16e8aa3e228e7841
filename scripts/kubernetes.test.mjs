import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '../server/src/platform/config/env-schema.ts';
import { faultsOf } from './kubernetes-schema.mjs';
import { root } from './paths.mjs';

const FOLDER = path.join(root, 'deploy/kubernetes');
const LISTS = globSync('**/kustomization.yaml', { cwd: FOLDER });
const FILES = globSync('**/*.yaml', { cwd: FOLDER, exclude: ['**/kustomization.yaml'] });
const manifests = FILES.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(FOLDER, file), 'utf8')).map((document) => document.toJS()),
);
const named = manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]);
const ofKind = (...kinds) => manifests.filter(({ kind }) => kinds.includes(kind));
const pods = ofKind('Deployment', 'Job').map(({ spec }) => spec.template);
const containers = pods.flatMap(({ spec }) => spec.containers);

// PodMonitor belongs to the Prometheus operator, not to Kubernetes.
test.each(named.filter(([, { kind }]) => kind !== 'PodMonitor'))(
  'the %s matches the Kubernetes schema',
  (_, manifest) => {
    expect(faultsOf(manifest)).toEqual([]);
  },
);

test.each([
  ['a misspelt field', (web) => (web.spec.replica = 3), '/spec/replica is unknown'],
  ['one on the top', (web) => (web.specs = {}), '/specs is unknown'],
  [
    'one deep down',
    ({ spec }) => (spec.template.spec.containers[0].imag = 'x'),
    '/spec/template/spec/containers/0/imag is unknown',
  ],
  ['a wrong type', (web) => (web.spec.replicas = '3'), '/spec/replicas requires integer'],
  ['a missing field', (web) => delete web.spec.selector, '/spec requires selector'],
])('%s is reported', (_, spoil, fault) => {
  const web = structuredClone(manifests.find(({ metadata }) => metadata.name === 'gulmohar-web'));
  spoil(web);
  expect(faultsOf(web)).toContain(fault);
});

test('every file is listed in a kustomization, and every listed file exists', () => {
  const listed = LISTS.flatMap((list) => {
    const { resources = [], components = [] } = parse(readFileSync(path.join(FOLDER, list), 'utf8'));
    return [...resources, ...components].map((one) => path.join(path.dirname(list), one));
  });
  const isFile = (one) => one.endsWith('.yaml');
  expect(listed.filter(isFile).sort()).toEqual(FILES.sort());
  const folders = listed
    .filter((one) => !isFile(one))
    .map((folder) => path.join(folder, 'kustomization.yaml'));
  expect(LISTS).toEqual(expect.arrayContaining(folders));
});

test('every selector matches a pod, and every port reference matches a container port', () => {
  const selectors = [
    ...ofKind('Service').map(({ spec }) => spec.selector),
    ...ofKind('Deployment', 'PodDisruptionBudget', 'PodMonitor').map(({ spec }) => spec.selector.matchLabels),
    ...ofKind('NetworkPolicy').map(({ spec }) => spec.podSelector.matchLabels),
  ];
  for (const selector of selectors) {
    expect(pods.map(({ metadata }) => metadata.labels)).toContainEqual(expect.objectContaining(selector));
  }
  for (const { ports = [], startupProbe, livenessProbe, readinessProbe } of containers) {
    const open = ports.map(({ name }) => name);
    const probes = [startupProbe, livenessProbe, readinessProbe].filter(Boolean);
    expect(open).toEqual(expect.arrayContaining(probes.map(({ httpGet }) => httpGet.port)));
  }
  const open = containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
  const asked = [
    ...ofKind('Service').flatMap(({ spec }) => spec.ports.map(({ targetPort }) => targetPort)),
    ...ofKind('NetworkPolicy').flatMap(({ spec }) =>
      spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => port)),
    ),
    ...ofKind('PodMonitor').flatMap(({ spec }) => spec.podMetricsEndpoints.map(({ port }) => port)),
  ];
  expect(open).toEqual(expect.arrayContaining(asked));
});

test('no pod runs as root or can write to its root filesystem', () => {
  for (const { spec } of pods) {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(spec.automountServiceAccountToken).toBe(false);
  }
  for (const { securityContext } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
});

test('every environment variable is a setting of the shop', () => {
  const set = [
    ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)),
    ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ];
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(set));
});
