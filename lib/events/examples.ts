import type { EventData } from "./catalog";
import type { WebhookKind } from "./webhook-kinds";

const at = "2026-11-20T09:30:00.000Z";
const participant = { id: "par_01m7wq0000000000000000000a", label: "P7" };
const quality: EventData<"session.completed">["quality"] = { rating: "good", reasons: [] };
const testId = "std_01m7wq0000000000000000000a";
const projectId = "prj_01m7wq0000000000000000000a";
const sessionId = "ses_01m7wq0000000000000000000a";
const responseId = "rsp_01m7wq0000000000000000000a";
const fileId = "fil_01m7wq0000000000000000000a";

const project = {
  id: projectId,
  name: "Checkout research",
  description: "Why people leave at the last step.",
  status: "active",
  language: "en",
  types: ["ai-curated-interview"],
  file_count: 3,
  is_sample: false,
  created_at: at,
  updated_at: at,
  created_by: { id: "usr_01m7wq0000000000000000000a", name: "Ada", email: "ada@example.com" },
} satisfies EventData<"project.created">;

const session = {
  id: sessionId,
  test_id: testId,
  participant,
  status: "completed",
  quality,
  response_id: responseId,
  has_recording: false,
  duration_seconds: 841,
  started_at: "2026-11-20T09:15:59.000Z",
  ended_at: at,
} satisfies EventData<"session.completed">;

const file = {
  id: fileId,
  name: "interview-7.vtt",
  status: "ready",
  duration_seconds: 1830,
  asset_type: "TEXT",
} satisfies EventData<"file.ready">;

const question = "Why do people leave at the last step?";
const quote = "I could not see what it would cost me.";

/** An example of each event's data, for the reference. */
export const EXAMPLES: { [K in WebhookKind]: EventData<K> } = {
  "project.created": project,
  "project.updated": { ...project, name: "Checkout research, autumn" },
  "project.deleted": project,
  "test.published": {
    id: testId,
    project_id: projectId,
    title: "Why carts are left",
    description: null,
    type: "ai-curated-interview",
    status: "Live",
    duration_min: 15,
    created_at: at,
    updated_at: at,
  },
  "test.response.submitted": {
    id: responseId,
    test_id: testId,
    session_id: sessionId,
    participant_id: participant.id,
    participant_label: participant.label,
    answers: { q1: { question: "How did you pay?", answer: "By card" } },
    quality,
    duration_seconds: 95,
    submitted_at: at,
  },
  "file.transcribed": file,
  "report.generated": {
    id: "rpt_01m7wq0000000000000000000a",
    project_id: projectId,
    prompt: question,
    content: { sections: [] },
    file_ids: [fileId],
  },
  "chat.completed": {
    id: "thr_01m7wq0000000000000000000a",
    project_id: projectId,
    title: question,
    messages: [
      { id: "msg_01m7wq0000000000000000000a", role: "user", text: question, citations: [], created_at: at },
      {
        id: "msg_01m7wq0000000000000000000b",
        role: "assistant",
        text: `Ana said “${quote}” [1]`,
        citations: [
          {
            n: 1,
            kind: "segment",
            id: `${fileId}:12`,
            file_id: fileId,
            session_id: null,
            speaker: "Ana",
            start_seconds: 64,
            end_seconds: 69.5,
            quote,
            url: `/library/files/${fileId}#s12`,
          },
        ],
        created_at: at,
      },
    ],
    created_at: at,
    updated_at: at,
  },
  "engage.session.completed": session,
  "tag.created": {
    id: "tag_01m7wq0000000000000000000a",
    project_id: projectId,
    title: "Price",
    color: "#fde68a",
    highlight_color: null,
  },
  "file.ready": file,
  "session.completed": session,
  "readout.ready": {
    id: "rdo_01m7wq0000000000000000000a",
    test_id: testId,
    status: "ready",
    generated_at: at,
    based_on: { sessions: 12, excluded: 1 },
    summary: "Nine of 12 people did not see the price in time.",
  },
};
