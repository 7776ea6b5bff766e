import type { Wording } from "./wording";

export const SPANISH: Wording = {
  sections: {
    warmUp: "Para conocernos",
    experience: "Qué pasó",
    meaning: "Qué hay detrás",
    facts: "Algunos datos",
    wrapUp: "Antes de terminar",
  },
  interview: {
    warmUp: ({ thing }) => [
      ["Para empezar, ¿cómo es para usted un día corriente?", "light"],
      [`¿Dónde aparece en su vida actual algo relacionado con ${thing}, si es que aparece?`, "light"],
    ],
    experience: {
      reason: ({ thing }) => [
        [`Piense en la última vez que tuvo algo que ver con ${thing}. ¿Qué pasó, desde el principio?`, "deep"],
        ["¿Qué quería conseguir en ese momento?", "light"],
        ["Hábleme del momento en que decidió cómo seguir.", "deep"],
      ],
      behaviour: ({ thing }) => [
        [`Cuénteme paso a paso su experiencia más reciente con ${thing}.`, "deep"],
        ["¿Qué la provocó?", "light"],
        ["¿En qué se apoya mientras lo hace?", "light"],
        ["¿En qué cambia de una vez a otra?", "deep"],
      ],
      attitude: ({ thing }) => [
        [`¿Qué es lo primero que le viene a la cabeza en relación con ${thing}?`, "light"],
        ["Hábleme de una experiencia que haya marcado su manera de verlo.", "deep"],
        ["¿Cómo ha cambiado su opinión con el tiempo, si es que ha cambiado?", "light"],
      ],
      evaluation: ({ thing }) => [
        [`Cuénteme desde el principio su experiencia más reciente con ${thing}.`, "deep"],
        ["¿Qué quería conseguir?", "light"],
        ["¿Qué le funcionó bien, si hubo algo?", "deep"],
        ["¿Qué le estorbó, si hubo algo?", "deep"],
      ],
      concept: ({ thing }) => [
        [`¿Cuándo necesitó por última vez algo relacionado con ${thing}, si es que lo necesitó?`, "deep"],
        ["¿Cómo lo resolvió esa vez?", "deep"],
        ["¿Qué ha probado hasta ahora para que le resulte más fácil?", "light"],
      ],
    },
    meaning: {
      reason: () => [
        ["¿Qué fue importante para usted en esa decisión?", "deep"],
        ["¿Qué otra cosa podría haber hecho en ese punto?", "light"],
        ["¿Qué tendría que haber sido distinto para que decidiera otra cosa?", "deep"],
      ],
      behaviour: () => [
        ["¿Qué parte le exige más esfuerzo?", "deep"],
        ["¿Por qué lo hace de esa manera?", "deep"],
        ["¿A quién más afecta su manera de hacerlo, si afecta a alguien?", "light"],
      ],
      attitude: ({ thing }) => [
        [`¿Qué le importa en relación con ${thing}?`, "deep"],
        ["¿Cuándo lo ha visto de otra manera?", "light"],
        ["¿Qué diría alguien que lo ve al revés?", "light"],
      ],
      evaluation: () => [
        ["¿Cómo fue en comparación con lo que esperaba?", "deep"],
        ["¿Cómo salió del paso, si algo le estorbó?", "light"],
        ["¿Qué dejaría exactamente como está?", "light"],
      ],
      concept: () => [
        ["En sus propias palabras, ¿qué le aportaría?", "deep"],
        ["¿Qué hablaría a favor de usarlo, si hay algo?", "deep"],
        ["¿Qué le frenaría, si hay algo?", "deep"],
      ],
    },
    price: ["¿Cómo calcularía usted lo que vale para usted?", "deep"],
    wrapUp: [
      ["Si pudiera cambiar una sola cosa de todo esto, ¿cuál sería?", "light"],
      ["¿Qué debería haberle preguntado que no le he preguntado?", "none"],
    ],
  },
  survey: {
    frequency: {
      text: ({ thing }) => `En los últimos tres meses, ¿con qué frecuencia ha tenido algo que ver con ${thing}?`,
      options: ["Cada día", "Cada semana", "Cada mes", "Menos a menudo", "Nunca"],
    },
    today: ({ thing }) => `¿Qué utiliza actualmente en relación con ${thing}?`,
    minutes: () => "¿Cuántos minutos le llevó la última vez, más o menos?",
    factors: {
      text: ({ thing }) => `La última vez que tuvo algo que ver con ${thing}, ¿qué influyó?`,
      options: [
        "Lo que costaba",
        "El tiempo que llevaba",
        "Lo fácil que era de entender",
        "Algo que no funcionó",
        "La confianza en quien lo ofrece",
        "Lo que dijeron otras personas",
        "Otra cosa",
        "Nada de esto",
      ],
    },
    scale: {
      reason: {
        text: () => "Visto ahora, ¿qué satisfacción o insatisfacción siente con lo que decidió?",
        minLabel: "Gran insatisfacción",
        maxLabel: "Gran satisfacción",
      },
      behaviour: {
        text: ({ thing }) => `¿Qué facilidad o dificultad encuentra en relación con ${thing}?`,
        minLabel: "Mucha dificultad",
        maxLabel: "Mucha facilidad",
      },
      attitude: {
        text: ({ thing }) => `En relación con ${thing}, ¿cuánta importancia tiene para usted?`,
        minLabel: "Ninguna importancia",
        maxLabel: "Muchísima importancia",
      },
      evaluation: {
        text: ({ thing }) => `En conjunto, ¿qué satisfacción o insatisfacción siente con ${thing}?`,
        minLabel: "Gran insatisfacción",
        maxLabel: "Gran satisfacción",
      },
      concept: {
        text: () => "¿Qué probabilidad hay de que lo utilice en los próximos tres meses?",
        minLabel: "Muy baja",
        maxLabel: "Muy alta",
      },
    },
    open: {
      reason: () => "¿Qué pesó más en su decisión aquella vez?",
      behaviour: () => "¿Qué es lo primero que hace cuando empieza?",
      attitude: ({ thing }) => `¿Qué es lo primero que le viene a la cabeza en relación con ${thing}?`,
      evaluation: ({ thing }) => `¿Cuál es su experiencia más reciente con ${thing}?`,
      concept: () => "En sus propias palabras, ¿qué le aportaría?",
    },
    price: "¿Qué cantidad al mes le parecería justa?",
    more: "¿Qué más deberíamos saber?",
  },
  screener: {
    recency: {
      label: ({ thing }) => `¿Cuándo tuvo por última vez algo que ver con ${thing}?`,
      options: [
        ["En el último mes", true],
        ["Hace entre uno y seis meses", true],
        ["Hace más de seis meses", false],
        ["Nunca", false],
      ],
    },
    part: {
      label: ({ thing }) => `En una o dos frases: ¿qué tiene usted que ver con ${thing}?`,
      condition: ({ thing, people }) =>
        people
          ? `Describe una experiencia propia y concreta con ${thing}, y muestra que pertenece a este grupo: ${people}.`
          : `Describe una experiencia propia y concreta con ${thing}.`,
      placeholder: "Con sus propias palabras",
    },
    field: {
      label: "¿En cuál de estos campos trabaja usted?",
      options: [
        ["Investigación de mercados o de usuarios", false],
        ["Publicidad o relaciones públicas", false],
        ["Periodismo", false],
        ["En ninguno de ellos", true],
      ],
    },
  },
  note: ({ thing, understood }) =>
    understood
      ? `Un primer borrador hecho con plantillas, sin modelo de lenguaje: Eva entendió que el tema es «${thing}». Revise la redacción, ponga sus propios términos y quite lo que no necesite.`
      : "Un primer borrador hecho con plantillas, sin modelo de lenguaje. Eva no pudo reconocer el tema de su pregunta, por eso se habla de «este tema»: ponga ahí sus propias palabras y revise el resto.",
};
