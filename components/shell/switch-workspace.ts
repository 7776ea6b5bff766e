/** Ends in a full load of the home page: nothing of the other workspace may stay in the browser's memory. */
export async function switchWorkspace(workspaceId: string): Promise<void> {
  const response = await fetch("/api/settings/workspace", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ workspaceId }),
  });
  if (!response.ok) throw new Error(`The workspace was not changed: ${response.status}.`);
  window.location.assign("/");
}
