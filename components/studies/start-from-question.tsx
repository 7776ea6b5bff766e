import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/fields/input";
import { LONGEST_QUESTION } from "@/lib/core/study/limits";

/** Takes the question to the page where a study is started; works before any script has loaded. */
export function StartFromQuestion() {
  return (
    <form action="/studies/new" className="flex w-full flex-wrap gap-2">
      <Input
        name="question"
        required
        maxLength={LONGEST_QUESTION}
        aria-label="What do you want to learn?"
        placeholder="Why do trial users leave?"
        className="h-10 min-w-0 flex-1 basis-56"
      />
      <Button type="submit" tone="primary" size="large" className="flex-auto pointer-coarse:h-11 min-[480px]:flex-none">
        Start a study
      </Button>
    </form>
  );
}
