// Every message brings the whole view: what has not changed in it keeps its old object, so that what draws it can rest.

/** The fresh value, with each part that equals its old one replaced by that old one; both are plain JSON. */
export function keepSame<Value>(old: unknown, fresh: Value): Value {
  if (Object.is(old, fresh) || !isObject(old) || !isObject(fresh)) return fresh
  if (Array.isArray(old) !== Array.isArray(fresh)) return fresh
  const merged = (Array.isArray(fresh) ? [...fresh] : { ...fresh }) as Record<string, unknown>
  for (const key of Object.keys(merged)) merged[key] = keepSame(old[key], merged[key])
  const isSame = sizeOf(old) === sizeOf(merged) && Object.keys(merged).every(key => merged[key] === old[key])
  return (isSame ? old : merged) as Value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function sizeOf(value: Record<string, unknown>): number {
  return Object.keys(value).length
}
