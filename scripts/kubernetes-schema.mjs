import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';

const SCHEMAS = {
  'apps/v1 Deployment': deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'batch/v1 Job': job,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 Service': service,
};

/**
 * Returns what Kubernetes would reject in a manifest: wrong types, missing fields and, like `kubectl apply
 * --validate=strict`,
 * unknown fields. The schemas of `kubernetes-models` accept unknown fields, so a field that their validator
 * never reads
 * counts as unknown.
 * @returns {string[]} each with its path
 */
export function faultsOf(manifest) {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const validate = SCHEMAS[kind];
  if (!validate) return [`${kind} is unknown`];
  const read = new Map();
  if (!validate(watched(manifest, read))) {
    return validate.errors.map(
      ({ instancePath, params }) => `${instancePath} requires ${Object.values(params)}`,
    );
  }
  return unread(manifest, read, '');
}

/** Wraps a manifest and records each field that is read. */
function watched(value, read) {
  if (typeof value !== 'object' || value === null) return value;
  const fields = read.get(value) ?? new Set();
  read.set(value, fields);
  return new Proxy(value, {
    get(target, field) {
      fields.add(field);
      return watched(target[field], read);
    },
  });
}

function unread(value, read, path) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const here = `${path}/${field}`;
    return read.get(value)?.has(field) ? unread(inner, read, here) : [`${here} is unknown`];
  });
}
